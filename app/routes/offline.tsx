import { labels } from "virtual:site";
import { RotateCw } from "lucide";
import { useEffect, useState } from "react";
import { type CachedPage, listCachedPages } from "../browser/offline/cached-pages.ts";
import failure from "../sections/failure/failure.module.css";
import { InsteadOfPage } from "../sections/failure/failure.tsx";
import { OpenNow } from "../sections/opening/open-now.tsx";
import { Actions, Button } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { LinkList, MoreLink } from "../ui/more-link/more-link.tsx";
import { AirLine } from "../ui/motif/motif.tsx";
import { PhoneLink } from "../ui/phone/phone.tsx";

/** Always cached, and so a link of the prerendered page. */
const CONTACT = "/contact";

/** What the service worker returns for a page that is not cached, without a connection (ERR-01): how to call, and what can be read. */
export function Component() {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => {
    const show = (cached: CachedPage[]) => setPages(cached.filter(({ path }) => path !== CONTACT));
    listCachedPages().then(show, () => {}); // storage can be forbidden
  }, []);
  return (
    <InsteadOfPage title={labels.loading.offline}>
      <AirLine />
      <h1>{labels.loading.offline}</h1>
      <p className={failure.lead}>{labels.offline.lead}</p>
      <PhoneLink size="page" />
      <Actions>
        <Button look="gold" onClick={() => window.location.reload()}>
          <Icon shape={RotateCw} />
          {labels.loading.again}
        </Button>
      </Actions>
      <MoreLink to={CONTACT} label={labels.offline.contact} />
      <OpenNow />
      {pages.length > 0 && (
        <nav aria-label={labels.offline.kept}>
          <h2>{labels.offline.kept}</h2>
          <LinkList look="columns" links={pages.map(({ path, title }) => ({ label: title, link: path }))} />
        </nav>
      )}
    </InsteadOfPage>
  );
}
