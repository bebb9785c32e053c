/** South Africa's offset from UTC, all year. The business's hours are in its time, wherever the visitor is. */
export const ZONE_MS = 7_200_000;
