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

/** In the item behind it: where the line is too short, both go to the next one. */
const separator = <Icon shape={ChevronRight} directed size="small" />;

/** The breadcrumb of the current page: links to the pages above it, then its own name. */
export function Breadcrumb({ items, current }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={labels.navigation.breadcrumb}>
      <ol>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index > 0 && separator}
            <PageLink to={path}>{label}</PageLink>
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
