/** What code shows of content, on any page; vite/content.ts makes the module from content/. */
declare module "virtual:site" {
  export const business: import("./schema/business.ts").SiteBusiness;
  export const brand: ReturnType<typeof import("./schema/brand.ts").siteBrandOf>;
  export const labels: import("./schema/labels.ts").Labels;
  export const failureCopy: import("./schema/page-schemas.ts").PageContent<"failure">;
  /** The layout at each path and pattern of paths. */
  export const routes: Record<string, import("./schema/page.ts").Layout>;
  export const redirects: Record<string, string>;
  /** Loads the service that counts visits, if the owner has one (OWN-06). */
  export const measure: (() => Promise<void>) | undefined;
}
