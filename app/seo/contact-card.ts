import type { Business } from "../schema/business.ts";

type Facts = Pick<Business, "name" | "phone" | "footerPhone" | "email" | "website" | "address">;

/** The business as a vCard 3.0 (RFC 2426). It is short, so that its QR code has large squares, which phones read from creased paper. */
export function writeContactCard({ name, phone, footerPhone, email, website, address }: Facts): string {
  const { street, suburb, city, region, postalCode, country } = address;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:;;;;", // nobody's: a phone then files it under its company
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `TEL:${dialled(phone)}`,
    ...(footerPhone ? [`TEL:${dialled(footerPhone)}`] : []),
    ...(email ? [`EMAIL:${email}`] : []),
    `ADR:;;${[`${street}, ${suburb}`, city, region, postalCode, country].map(escapeText).join(";")}`,
    `URL:${website}`,
    "END:VCARD",
    "",
  ].join("\r\n");
}

const dialled = ({ href }: Business["phone"]): string => href.replace("tel:", "");

const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
