import { business, labels } from "virtual:site";
import { Offline } from "../sections/offline/offline.tsx";
import { HeadElements, NO_INDEX } from "../seo/head-elements.tsx";

/** What the service worker returns for a page that is not cached, when there is no connection (docs/decisions/0024-service-worker.md). */
export function Component() {
  return (
    <>
      <HeadElements title={`${labels.loading.offline} | ${business.name}`} elements={[NO_INDEX]} />
      <Offline />
    </>
  );
}
