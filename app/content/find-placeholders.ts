import type { Business } from "../schema/business.ts";

/** A fact that is not the business's own yet. */
export interface Placeholder {
  field: string;
  value: string;
  reason: string;
}

/** Signs by which a placeholder is known. Each cannot reach anyone, so that none goes live by mistake unnoticed. */
const SIGNS: { field: string; of(business: Business): string[]; sign: RegExp; reason: string }[] = [
  {
    field: "phone",
    of: ({ phone }) => [phone.href],
    sign: /^tel:\+2721000/,
    reason: "Numbers with 021 000 cannot be dialled. Set the business's own.",
  },
  {
    field: "footerPhone",
    of: ({ footerPhone }) => [footerPhone.href],
    sign: /^tel:\+2721000/,
    reason: "Numbers with 021 000 cannot be dialled. Set the second number.",
  },
  { field: "chatPhone", of: ({ chatPhone }) => [chatPhone], sign: /^2721000/, reason: "Set the number that the messaging service knows." },
  {
    field: "email",
    of: ({ email }) => [email],
    sign: /@example\./,
    reason: "Mail to example.com reaches nobody. Set the business's own address.",
  },
  { field: "website", of: ({ website }) => [website], sign: /\bexample\./, reason: "Set the address that the site will have." },
  { field: "address.street", of: ({ address }) => [address.street], sign: /\bExample\b/, reason: "Set the street and number." },
  { field: "address.suburb", of: ({ address }) => [address.suburb], sign: /^Langeberg Glen$/, reason: "Set the suburb." },
  { field: "name", of: ({ name }) => [name], sign: /^Langeberg Air & Home$/, reason: "This name is made up. Set the business's own." },
  { field: "shortName", of: ({ shortName }) => [shortName], sign: /^Langeberg$/, reason: "Set the first line of the logo." },
  { field: "surname", of: ({ surname }) => [surname], sign: /^Air & Home$/, reason: "Set the second line of the logo." },
  {
    field: "video.address",
    of: ({ video }) => [video.address],
    sign: /placeholder/,
    reason: "Set the address of the business's own video.",
  },
  {
    field: "socials",
    of: ({ socials }) => socials.map(({ address }) => address),
    sign: /^https:\/\/[^/]+\/?$|phone=2721000/,
    reason: "Set the address of the business's own page there.",
  },
];

/** What in the business's facts is still a placeholder. */
export function findPlaceholders(business: Business): Placeholder[] {
  return SIGNS.flatMap(({ field, of, sign, reason }) =>
    of(business)
      .filter((value) => sign.test(value))
      .map((value) => ({ field, value, reason })),
  );
}
