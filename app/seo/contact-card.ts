import type { Business } from "../schema/business.ts";

/** The business as a vCard 3.0, which phones save as a contact. Lines end as RFC 2426 demands. */
export function writeContactCard({ name, phone, footerPhone, email, website, address }: Business): string {
  const { street, suburb, city, region, postalCode, country } = address;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(name)}`,
    `N:;${escapeText(name)};;;`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${phone.href.replace("tel:", "")}`,
    `TEL;TYPE=WORK,VOICE:${footerPhone.href.replace("tel:", "")}`,
    `EMAIL;TYPE=WORK:${email}`,
    `ADR;TYPE=WORK:;;${[`${street}, ${suburb}`, city, region, postalCode, country].map(escapeText).join(";")}`,
    `URL:${website}`,
    "END:VCARD",
    "",
  ].join("\r\n");
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
