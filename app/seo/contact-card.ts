import type { Business } from "../schema/business.ts";

type Facts = Pick<Business, "name" | "phone" | "footerPhone" | "email" | "website" | "address">;

/**
 * The business as a vCard 3.0, which phones save as a contact. Lines end as RFC 2426 demands.
 *
 * @param isShort Without what phones do without: a QR code of it has larger squares, which a phone reads from creased paper too.
 */
export function writeContactCard({ name, phone, footerPhone, email, website, address }: Facts, isShort = false): string {
  const type = (types: string) => (isShort ? "" : `;TYPE=${types}`);
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:;${escapeText(name)}${isShort ? "" : ";;;"}`,
    `FN:${escapeText(name)}`,
    ...(isShort ? [] : [`ORG:${escapeText(name)}`]),
    `TEL${type("WORK,VOICE,PREF")}:${dialled(phone)}`,
    ...(footerPhone ? [`TEL${type("WORK,VOICE")}:${dialled(footerPhone)}`] : []),
    ...(email ? [`EMAIL${type("WORK")}:${email}`] : []),
    `ADR${type("WORK")}:${addressParts(address)}`,
    `URL:${website}`,
    "END:VCARD",
    "",
  ].join("\r\n");
}

const dialled = ({ href }: Business["phone"]): string => href.replace("tel:", "");

const addressParts = ({ street, suburb, city, region, postalCode, country }: Business["address"]): string =>
  `;;${[`${street}, ${suburb}`, city, region, postalCode, country].map(escapeText).join(";")}`;

const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
