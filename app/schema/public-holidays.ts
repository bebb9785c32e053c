/**
 * South Africa's public holidays as Schedule 1 of the Public Holidays Act 36 of 1994 names them
 * (https://www.gov.za/about-sa/public-holidays): those of a fixed day through the year, then the two of Easter. A holiday's place here is its number in
 * app/sections/opening/public-holiday.ts, which knows the days. This module is apart from it: only the contact page says the names.
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
