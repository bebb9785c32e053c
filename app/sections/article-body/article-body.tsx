import type { ReactNode } from "react";
import type { Page } from "../../schema/page.ts";
import { proseHeadings } from "../../schema/prose.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Split, Wrap } from "../../ui/section/section.tsx";
import { FoldedContents } from "../article-aside/article-aside.tsx";
import styles from "./article-body.module.css";

interface ArticleBodyProps {
  page: Pick<Page<"article">, "image" | "body"> & Partial<Pick<Page<"article">, "pictures">>;
  note?: ReactNode;
  aside: ReactNode;
  children?: ReactNode;
}

/** The picture, which overlaps the banner, what is noted of it, the text, and the side panel (ART-01, ART-02). */
export function ArticleBody({ page: { image, body, pictures }, note, aside, children }: ArticleBodyProps) {
  return (
    <div className={styles.article}>
      <Wrap>
        <Split aside={aside}>
          <article>
            <div className={styles.picture} data-frame="">
              <Picture picture={image} sizes="(min-width: 62rem) 54rem, 92vw" isLcpImage />
            </div>
            {note && <div className={styles.note}>{note}</div>}
            <FoldedContents headings={proseHeadings(body)} />
            <Prose nodes={body} isBody hasLead pictures={pictures} />
          </article>
          {children}
        </Split>
      </Wrap>
    </div>
  );
}
