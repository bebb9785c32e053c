import { labels } from "virtual:site";
import { ChevronRight } from "lucide";
import { Icon } from "../icon/icon.tsx";
import { PageLink } from "../page-link/page-link.tsx";
import styles from "./breadcrumb.module.css";

export interface BreadcrumbProps {
  home?: string | undefined;
  /** The page between home and the current one. */
  above?: { title: string; path: string } | undefined;
  current: string;
}

/** The breadcrumb of the current page: links to the pages above it, then its own name. */
export function Breadcrumb({ home = labels.article.home, above, current }: BreadcrumbProps) {
  const separator = <Icon shape={ChevronRight} directed size="small" />;
  const items = [{ title: home, path: "/" }, ...(above ? [above] : [])];
  return (
    <nav className={styles.breadcrumb} data-links="" aria-label={labels.navigation.breadcrumb}>
      <ol data-row="">
        {items.map(({ title, path }, index) => (
          <li key={path}>
            {index > 0 && separator}
            <PageLink to={path}>{title}</PageLink>
          </li>
        ))}
        <li aria-current="page">
          {separator}
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
