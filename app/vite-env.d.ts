interface ImportMetaEnv {
  /** Whether the site has a service worker (`serviceWorker` in vite.config.ts). */
  readonly SITE_WORKER: boolean;
}
