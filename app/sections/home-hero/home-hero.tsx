import { business, labels } from "virtual:site";
import { ArrowRight, Play } from "lucide";
import type { Page } from "../../schema/page.ts";
import { Actions, ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import { VideoPopup } from "../../widgets/video-popup/video-popup.tsx";
import { OpenNowPlate } from "../opening/open-now.tsx";
import styles from "./home-hero.module.css";

const videoLabels = { ...labels.video, notLoaded: labels.loading.failure, again: labels.loading.again };
const loadVideoDialog = () => import("./video-dialog.tsx");

/** The first screen of the home page: the promise beside the photo of a room, and the way to call (HOME-02). */
export function HomeHero({ hero }: { hero: Page<"home">["hero"] }) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.picture}>
          <Picture picture={hero.image} dark={hero.darkImage} sizes="(min-width: 75rem) 68vw, (min-width: 48rem) 50vw, 100vw" isLcpImage />
        </div>
        <Wrap>
          <div className={styles.text}>
            <h1>
              {hero.lines.map((line) => (
                <span key={line}>{`${line} `}</span>
              ))}
            </h1>
            <p className={styles.lead}>{hero.lead}</p>
            <Actions>
              <ButtonLink to="/services" look="gold">
                {hero.servicesLabel}
                <Icon shape={ArrowRight} directed />
              </ButtonLink>
              {business.video && (
                <VideoPopup className={styles.play} address={business.video.address} loadDialog={loadVideoDialog} labels={videoLabels}>
                  <Icon shape={Play} />
                  <span>{hero.videoLabel}</span>
                </VideoPopup>
              )}
            </Actions>
          </div>
        </Wrap>
      </div>
      <Wrap>
        <div className={styles.plate}>
          <p data-screen-only="">
            <OpenNowPlate />
          </p>
          {business.hours && (
            <p>
              <strong>{business.hours.summary.days}</strong>
              <small>{business.hours.summary.times}</small>
            </p>
          )}
          <a href={business.phone.href}>
            <strong>
              <PhoneNumber phone={business.phone} />
            </strong>
            <small>{hero.phoneNote}</small>
          </a>
        </div>
      </Wrap>
    </>
  );
}
