/** South Africa's offset from UTC, all year. Business hours are in South African time, wherever the visitor is. */
export const ZONE_MS = 7_200_000;
