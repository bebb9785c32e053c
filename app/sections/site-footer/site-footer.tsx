import { business, labels } from "virtual:site";
import { Logo } from "../../ui/logo/logo.tsx";
import { LinkList } from "../../ui/more-link/more-link.tsx";
import { Horizon } from "../../ui/motif/motif.tsx";
import { PageLink } from "../../ui/page-link/page-link.tsx";
import { PhoneNumber } from "../../ui/phone/phone.tsx";
import { Wrap } from "../../ui/section/section.tsx";
import styles from "./site-footer.module.css";

/** The end of every page: the business, its pages, some services, how to reach it by its second number (NAV-05), and its registrations; each if set. */
export function SiteFooter() {
  const { company, services, legal: legalLabels, end } = labels.footer;
  const { tagline, founded, name, legal, registrations } = business;
  return (
    <footer className={styles.footer} data-screen-only="" data-surface="ink">
      <Horizon />
      <Wrap>
        <div className={styles.columns}>
          <div>
            <Logo />
            {tagline && <p data-only-wide="">{tagline}</p>}
          </div>
          <FooterLinks heading={company.heading} links={company.links} />
          <FooterLinks heading={services.heading} links={services.links} onlyWide />
          <Visit />
        </div>
        <ul className={styles.end} data-row="">
          <li>{["©", founded, legal.name ?? name].filter(Boolean).join(" ")}</li>
          {(["company", "vat", "informationOfficer"] as const).map(
            (fact) => legal[fact] && <li key={fact}>{`${legalLabels[fact]} ${legal[fact]}`}</li>,
          )}
          {registrations.map(({ body, number, holder, address }) => {
            const said = [`${body} ${number}`, holder].filter(Boolean).join(", ");
            return <li key={said}>{address ? <a href={address}>{said}</a> : said}</li>;
          })}
        </ul>
        <LinkList className={styles.end} look="row" links={end} />
      </Wrap>
    </footer>
  );
}

/** Address, number, e-mail and hours. */
function Visit() {
  const { heading, phoneLabel, contactLabel } = labels.footer.visit;
  const { address, email, hours, footerPhone, phone } = business;
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        <li>
          <address>
            {address.street}
            <br />
            {`${address.suburb}, ${address.city}`}
          </address>
        </li>
        <li>
          <a href={(footerPhone ?? phone).href}>
            {footerPhone && `${phoneLabel} `}
            <PhoneNumber phone={footerPhone ?? phone} />
          </a>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <bdi>{email}</bdi>
            </a>
          </li>
        )}
        {hours && (
          <li>
            <span>{hours.summary.whole}</span>
          </li>
        )}
        <li>
          <PageLink to="/contact">{contactLabel}</PageLink>
        </li>
      </ul>
    </div>
  );
}

function FooterLinks({ heading, links, onlyWide }: { heading: string; links: { label: string; link: string }[]; onlyWide?: boolean }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading} data-only-wide={onlyWide ? "" : undefined}>
      <h2>{heading}</h2>
      <LinkList links={links} />
    </nav>
  );
}
