import { expect, test } from "vitest";
import { loadContent } from "../../vite/site-source.ts";
import { findPlaceholders } from "./find-placeholders.ts";

test("DATA-03 lists what is still a placeholder, and nothing once it is set", async () => {
  const { business } = (await loadContent(process.cwd())).content;
  const found = findPlaceholders(business).map(({ field }) => field);
  expect(found).toEqual(
    expect.arrayContaining(["phone", "footerPhone", "chatPhone", "email", "website", "address.street", "name", "video.address"]),
  );

  const phone = { display: "021 123 4567", href: "tel:+27211234567" };
  const set = {
    ...business,
    name: "Real Name",
    phone,
    footerPhone: phone,
    chatPhone: "27821234567",
    email: "hello@real.co.za",
    website: "https://www.real.co.za",
    address: { ...business.address, street: "7 Main Road" },
    video: { ...business.video, address: "https://www.youtube.com/watch?v=abcdefghijk" },
    socials: business.socials.map((social) => ({ ...social, address: `${social.address}real`.replace("2721000", "2782") })),
  };
  expect(findPlaceholders(set)).toEqual([]);
});
