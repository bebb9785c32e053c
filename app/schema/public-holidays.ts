/**
 * South Africa's public holidays as Schedule 1 of the Public Holidays Act 36 of 1994 names them
 * (https://www.gov.za/about-sa/public-holidays): those with a fixed date through the year, then Easter's.
 * app/sections/opening/public-holiday.ts computes their days by their place here. Only the contact page says the names, so they are in a
 * module of their own.
 */
export const PUBLIC_HOLIDAYS = [
  "New Year's Day",
  "Human Rights Day",
  "Freedom Day",
  "Workers' Day",
  "Youth Day",
  "National Women's Day",
  "Heritage Day",
  "Day of Reconciliation",
  "Christmas Day",
  "Day of Goodwill",
  "Good Friday",
  "Family Day",
] as const;
