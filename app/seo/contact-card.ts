import type { Business } from "../schema/business.ts";

type Facts = Pick<Business, "name" | "phone" | "footerPhone" | "email" | "website" | "address">;

/** The business as a vCard 3.0, which phones save as a contact. Lines end as RFC 2426 demands. */
export function writeContactCard({ name, phone, footerPhone, email, website, address }: Facts): string {
  return writeCard([
    `FN:${escapeText(name)}`,
    `N:;${escapeText(name)};;;`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${dialled(phone)}`,
    ...(footerPhone ? [`TEL;TYPE=WORK,VOICE:${dialled(footerPhone)}`] : []),
    ...(email ? [`EMAIL;TYPE=WORK:${email}`] : []),
    `ADR;TYPE=WORK:${addressParts(address)}`,
    `URL:${website}`,
  ]);
}

/** The same without what phones do without: a QR code of it has larger squares, which a phone reads from creased paper too. */
export function writeShortContactCard({ name, phone, footerPhone, email, website, address }: Facts): string {
  return writeCard([
    `N:;${escapeText(name)}`,
    `FN:${escapeText(name)}`,
    `TEL:${dialled(phone)}`,
    ...(footerPhone ? [`TEL:${dialled(footerPhone)}`] : []),
    ...(email ? [`EMAIL:${email}`] : []),
    `ADR:${addressParts(address)}`,
    `URL:${website}`,
  ]);
}

const writeCard = (lines: string[]): string => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");

const dialled = ({ href }: Business["phone"]): string => href.replace("tel:", "");

const addressParts = ({ street, suburb, city, region, postalCode, country }: Business["address"]): string =>
  `;;${[`${street}, ${suburb}`, city, region, postalCode, country].map(escapeText).join(";")}`;

const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
