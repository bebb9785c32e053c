import { business, failureCopy, labels } from "virtual:site";
import { RotateCw } from "lucide";
import type { ReactNode, SubmitEvent } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { ChunkLoadError } from "../../browser/load-chunk.ts";
import { HeadElements, NO_INDEX } from "../../seo/head-elements.tsx";
import { Actions, Button, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { CallButton } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import { OpenedWall } from "../behind-wall/behind-wall.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import styles from "./failure.module.css";

/**
 * The failure screen: a plain message, links onward and, small above it, the specified title and what went wrong (ERR-01, ERR-02, RT-06). The links load
 * documents, so everything starts afresh. After a failed load they stay within the site: offline, a document would end on the browser's error page.
 */
export function Failure() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isUnloaded = !isMissing && (isRouteErrorResponse(error) || error instanceof ChunkLoadError);
  const { heading, text } = failureCopy[isMissing ? "notFound" : error instanceof ChunkLoadError ? "offline" : "failed"];
  const navigate = useNavigate();
  const location = useLocation();
  const wall = isMissing && failureCopy.notFound.wall;
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`/search?${new URLSearchParams({ q: String(new FormData(event.currentTarget).get("q")) })}`);
  };
  const tryAgain = () => (isUnloaded ? void navigate(location, { replace: true }) : window.location.reload());
  return (
    <InsteadOfPage title={failureCopy.title} picture={wall && <OpenedWall wall={wall} sizes="(min-width: 62rem) 85rem, 100vw" />}>
      <h1 className={styles.title}>{failureCopy.title}</h1>
      <p className={styles.title}>{statusOf(error)}</p>
      <h2>{heading}</h2>
      <p>{text}</p>
      {isMissing && <SearchForm label={failureCopy.search} button={labels.navigation.search} onSearch={search} />}
      <Actions>
        {!isMissing && (
          <Button look="gold" onClick={tryAgain}>
            <Icon shape={RotateCw} />
            {labels.loading.again}
          </Button>
        )}
        <CallButton />
        <ButtonLink to="/" isDocument={!isUnloaded}>
          {failureCopy.home}
        </ButtonLink>
        {!isMissing && (
          <ButtonLink to="/services" isDocument={!isUnloaded}>
            {failureCopy.services}
          </ButtonLink>
        )}
      </Actions>
      {isMissing && <LinkList look="columns" links={labels.footer.services.links} />}
    </InsteadOfPage>
  );
}

/** A screen in the place of a page; search engines do not list it. */
export function InsteadOfPage({ title, picture, children }: { title: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.failure} data-surface="plaster">
      <HeadElements title={`${title} | ${business.name}`} elements={[NO_INDEX]} />
      {picture && <div className={styles.wall}>{picture}</div>}
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** The failure screen alone, for a layout that cannot be rendered itself. */
export function LayoutFailure() {
  return (
    <main>
      <Failure />
    </main>
  );
}

/** The status of a response, such as `404 Not Found`, or an error's name and message. */
function statusOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim(); // HTTP/2 has no words for a status
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
