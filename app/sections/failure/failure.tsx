import { business, failureWords, words } from "virtual:site";
import { Phone, RotateCw } from "lucide";
import { use } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { servedPageAfter } from "../../hydration/hydrated.ts";
import { ChunkLoadError } from "../../hydration/load-chunk.ts";
import { ConnectionError } from "../../navigation/page-data.ts";
import { Actions, Button, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./failure.module.css";

/**
 * The failure screen: what went wrong, with its status or message, and ways on (ERR-01, ERR-02, RT-06). Its links load documents: whatever
 * has failed, begins again. A page that fails while it is hydrated stays as it was served.
 */
export function Failure() {
  const error = useRouteError();
  const served = isRouteErrorResponse(error) ? undefined : servedPageAfter(error);
  if (served) use(served);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className={styles.failure}>
      <title>{`${failureWords.title} | ${business.name}`}</title>
      <meta name="robots" content="noindex" />
      <Wrap>
        <p className={styles.status}>{statusOf(error)}</p>
        <h1>{failureWords.title}</h1>
        <p className={styles.lead}>
          {isMissing ? failureWords.notFound : isLoadFailure(error) ? failureWords.offline : failureWords.failed}
        </p>
        <Actions>
          {isMissing ? (
            <ButtonLink to="/" look="gold" isDocument>
              {failureWords.home}
            </ButtonLink>
          ) : (
            <Button look="gold" onClick={() => window.location.reload()}>
              <Icon shape={RotateCw} />
              {failureWords.tryAgain}
            </Button>
          )}
          {!isMissing && (
            <ButtonLink to="/" isDocument>
              {failureWords.home}
            </ButtonLink>
          )}
          <ButtonLink to="/services" isDocument>
            {failureWords.services}
          </ButtonLink>
          <ButtonLink to={business.phone.href}>
            <Icon shape={Phone} />
            <span>
              {words.navigation.call} <PhoneNumber phone={business.phone} />
            </span>
          </ButtonLink>
        </Actions>
      </Wrap>
    </div>
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

/** Whether the connection, not the site, is the likely cause. */
const isLoadFailure = (error: unknown): boolean => error instanceof ChunkLoadError || error instanceof ConnectionError;
