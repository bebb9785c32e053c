import { labels } from "virtual:site";
import { ChevronRight } from "lucide";
import { Icon } from "../icon/icon.tsx";
import { PageLink } from "../page-link/page-link.tsx";
import styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  /** The pages above the current one, the highest first. */
  items: { label: string; path: string }[];
  /** The current page's name. */
  current: string;
}

/** The breadcrumb of the current page: links to the pages above it, then its own name. */
export function Breadcrumb({ items, current }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={labels.navigation.breadcrumb}>
      <ol>
        {items.map(({ label, path }) => (
          <li key={path}>
            <PageLink to={path}>{label}</PageLink>
            <Icon shape={ChevronRight} directed size="small" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
