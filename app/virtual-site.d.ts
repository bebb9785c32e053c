/** The content that code uses on any page; vite/content.ts generates the module from content/. */
declare module "virtual:site" {
  export const business: ReturnType<typeof import("./schema/business.ts").siteBusinessOf>;
  export const brand: ReturnType<typeof import("./schema/brand.ts").siteBrandOf>;
  export const labels: import("./schema/labels.ts").Labels;
  export const failureCopy: import("./schema/page-schemas.ts").PageContent<"failure">;
  /** The layout at each path and pattern of paths. */
  export const routes: Record<string, import("./schema/page.ts").Layout>;
  export const redirects: Record<string, string>;
  /** Loads the analytics service, if the owner has set one (OWN-06). */
  export const measure: (() => Promise<void>) | undefined;
}
