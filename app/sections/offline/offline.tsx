import { business, labels } from "virtual:site";
import { RotateCw } from "lucide";
import { useEffect, useState } from "react";
import { type CachedPage, listCachedPages } from "../../browser/offline/cached-pages.ts";
import { HeadElements, NO_INDEX } from "../../seo/head-elements.tsx";
import { Actions, Button, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { AirCurve } from "../../ui/motif/motif.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { PhoneLink } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import failure from "../failure/failure.module.css";
import styles from "./offline.module.css";

/** Always cached, and so a button of the prerendered page. */
const CONTACT = "/contact";

/**
 * What the service worker returns for a page that is not cached, when there is no connection (docs/decisions/0024-service-worker.md): how to
 * call, and which pages can be read.
 */
export function Offline() {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(
    () =>
      void listCachedPages().then(
        (cached) => setPages(cached.filter(({ path }) => path !== CONTACT)),
        () => {}, // storage can be forbidden
      ),
    [],
  );
  return (
    <div className={failure.failure}>
      <HeadElements title={`${labels.loading.offline} | ${business.name}`} elements={[NO_INDEX]} />
      <Wrap>
        <div className={failure.air}>
          <AirCurve />
        </div>
        <h1>{labels.loading.offline}</h1>
        <p className={failure.lead}>{labels.offline.lead}</p>
        <Actions>
          <ButtonLink to={CONTACT} look="gold">
            {labels.offline.contact}
          </ButtonLink>
          <Button onClick={() => window.location.reload()}>
            <Icon shape={RotateCw} />
            {labels.loading.again}
          </Button>
        </Actions>
        <PhoneLink size="section" />
        {pages.length > 0 && (
          <section className={styles.kept} aria-label={labels.offline.kept}>
            <h2>{labels.offline.kept}</h2>
            <ul>
              {pages.map(({ path, title }) => (
                <li key={path}>
                  <PageLink to={path}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Wrap>
    </div>
  );
}
