import { business, labels } from "virtual:site";
import type { Page } from "../../schema/page.ts";
import { Actions } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { CallButton, PhoneLink } from "../../ui/phone/phone.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { fallbackFile } from "../../ui/picture/picture-files.ts";
import { Wrap } from "../../ui/section/section.tsx";
import { VideoPopup } from "../../widgets/video-popup/video-popup.tsx";
import { ChatLink } from "../chat-link/chat-link.tsx";
import { OpenNowPlate } from "../opening/open-now.tsx";
import { AIR_URL } from "./air-url.ts";
import styles from "./home-hero.module.css";

const filmEnd = (
  <>
    <Logo />
    <PhoneLink size="section" />
  </>
);

/** The first screen of the home page: what is done and where, beside the photo of a room, and how to ask (HOME-02, LOOK-02). */
export function HomeHero({ page: { hero, problems, proof } }: { page: Page<"home"> }) {
  return (
    <>
      <div className={styles.hero} data-surface="plaster">
        <div className={styles.picture} data-screen-only="">
          <Picture picture={hero.image} dark={hero.darkImage} sizes="(min-width: 75rem) 68vw, (orientation: landscape) 50vw, 100vw" isLcp />
          {hero.image.air && (
            <div className={styles.air}>
              <img src={AIR_URL} alt="" loading="lazy" />
            </div>
          )}
        </div>
        <Wrap>
          <div className={styles.text}>
            <h1>
              {hero.lines.map((line) => (
                <span key={line}>{`${line} `}</span>
              ))}
            </h1>
            <p className={styles.lead}>{hero.lead}</p>
            <HeroActions hero={hero} />
          </div>
        </Wrap>
      </div>
      <Wrap>
        {business.hours && <HoursPlate {...business.hours.summary} />}
        {problems && problems.links.length > 0 && (
          <nav className={styles.problems} data-row="chips" aria-labelledby="problems">
            <h2 id="problems">{problems.heading}</h2>
            {problems.links.map(({ label, link }) => (
              <PageLink key={label} to={link}>
                {label}
              </PageLink>
            ))}
          </nav>
        )}
        {proof.length > 0 && (
          <ul className={styles.proof}>
            {proof.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </>
  );
}

/** How to ask, the services and the film. */
function HeroActions({ hero }: Pick<Page<"home">, "hero">) {
  const { chatPhone, video } = business;
  return (
    <Actions>
      <ChatLink message={hero.message} look="gold" />
      <div data-only-wide={chatPhone && ""}>
        <CallButton {...(!chatPhone && { look: "gold" })} />
      </div>
      <div className={styles.quiet} data-row="">
        <PageLink to="/services">{hero.servicesLabel}</PageLink>
        {video && (
          <VideoPopup {...video} poster={video.poster && fallbackFile(video.poster)} end={filmEnd} labels={labels.video}>
            <Icon shape="icon-play" size="small" />
            <span>{hero.videoLabel}</span>
          </VideoPopup>
        )}
      </div>
    </Actions>
  );
}

/** Whether the business is open, and when. */
const HoursPlate = ({ days, times }: { days: string; times: string }) => (
  <div className={styles.plate} data-only-wide="">
    <p data-screen-only="">
      <OpenNowPlate />
    </p>
    <p>
      <strong>{days}</strong>
      <small>{times}</small>
    </p>
  </div>
);
