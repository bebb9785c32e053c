import { serveSite } from "../../vite/hosting.ts";
import type { MadeUpBusiness } from "../fixtures/businesses/businesses.ts";
import { Owner } from "./owner.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** A copy of the repository with another business's content, built and served. */
export interface LaunchedSite {
  copy: SiteCopy;
  address: string;
  close(): Promise<void>;
}

/** @throws Error with what the build says is wrong. */
export async function launchSite({ change }: MadeUpBusiness): Promise<LaunchedSite> {
  const copy = copySite();
  await change(new Owner(copy.root));
  const { status, stderr } = copy.run("build");
  if (status !== 0) throw new Error(stderr);
  const site = await serveSite({ root: copy.dist, port: 0, host: "127.0.0.1" });
  return {
    copy,
    address: site.address,
    close: async () => {
      await site.close();
      copy.remove();
    },
  };
}
