import { createElement, Fragment, type ReactNode } from "react";
import type { Picture } from "../../schema/fields.ts";
import { type ProseNode, type Prose as ProseNodes, partsAt, picturesBelow, proseParts, proseText } from "../../schema/prose.ts";
import { More } from "../more/more.tsx";
import { AirLine } from "../motif/motif.tsx";
import { PageLink } from "../page-link/page-link.tsx";
import { WidePicture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./prose.module.css";

interface ProseProps {
  nodes: ProseNodes;
  isBody?: boolean;
  /** Whether it is a long text: its first paragraph is set as an introduction, and lines part its clauses. */
  hasLead?: boolean;
}

/** Running text: what Markdown in content/ becomes. */
export function Prose({ nodes, isBody = false, hasLead = false }: ProseProps) {
  return (
    <div className={styles.prose} data-links="" data-prose={isBody ? "body" : undefined} data-lead={hasLead || undefined}>
      {renderAll(nodes)}
    </div>
  );
}

type PartsInRowsProps = Pick<ProseProps, "nodes"> & { pictures?: Picture[]; folded?: string[]; children?: ReactNode };

/** The parts of a text in rows, after others, each heading beside its text, below its picture if it has one; where some are `folded` on a phone, the others can be. */
export function PartsInRows({ nodes, pictures = [], folded = [], children }: PartsInRowsProps) {
  const below = picturesBelow(nodes, pictures);
  const parts = proseParts(nodes).flatMap((part) => partsAt(part, "h3"));
  return (
    <div data-ruled="beside">
      {children}
      {parts.map((part, index) => {
        const start = part[0]?.[0] === "h2" || part[0]?.[0] === "h3" ? 1 : 0; // a text may begin without a heading
        const [heading, text] = [part.slice(0, start), part.slice(start)];
        const picture = below.get(part[0]);
        const row =
          text.length > 0 && start > 0 && folded.length > 0 ? (
            <More label={renderAll(heading)} isOpen={!folded.includes(proseText(heading))}>
              <Prose nodes={text} isBody />
            </More>
          ) : (
            <div data-grid={text.length > 0 ? "beside" : undefined}>
              <Prose nodes={heading} isBody />
              <Prose nodes={text} isBody />
            </div>
          );
        return (
          <Fragment key={index}>
            {picture && <WidePicture picture={picture} sizes="(min-width: 62rem) 80rem, 92vw" />}
            {row}
          </Fragment>
        );
      })}
    </div>
  );
}

function renderNode(node: ProseNode): ReactNode {
  if (typeof node === "string") return node;
  switch (node[0]) {
    case "a":
      return <PageLink to={node[1]}>{renderAll(childrenOf(node, 2))}</PageLink>;
    case "h2":
    case "h3":
      return createElement(node[0], { id: node[1] }, renderAll(childrenOf(node, 2)));
    case "blockquote":
      return (
        <div className={styles.quote} data-wide="">
          <AirLine />
          <blockquote>{renderAll(childrenOf(node))}</blockquote>
        </div>
      );
    case "note":
      return <div className={styles.note}>{renderAll(childrenOf(node))}</div>;
    case "terms":
      return <ul data-terms="">{renderAll(childrenOf(node))}</ul>;
    case "table":
      return (
        <div className={styles.table} data-wide="">
          <Table head={childrenOf(node[1]).flatMap((row) => childrenOf(row))} body={childrenOf(node[2])} />
        </div>
      );
    default:
      return createElement(node[0], null, renderAll(childrenOf(node)));
  }
}

export const renderAll = (nodes: ProseNode[]): ReactNode => nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);

const childrenOf = (node: ProseNode | undefined, first = 1) => (node?.slice(first) ?? []) as ProseNode[];

/** The role that an element has anyway. On a phone, where each row is a card, `display` would take it away (prose.module.css). */
const stated = (role: string) => ({ role });

/** A table. On a phone one of two columns stays a table, and the rows of any other become cards; but for prices, their cells name their columns. */
function Table({ head, body }: { head: ProseNode[]; body: ProseNode[] }) {
  const labels = head.map((cell) => proseText([cell]));
  const isPrice = (cell: ProseNode, column: number) => column === labels.length - 1 && /\bR\d/.test(proseText([cell]));
  const hasPrices = body.some((row) => childrenOf(row).some(isPrice));
  return (
    <table data-look={labels.length > 2 ? "cards" : "table"} data-prices={hasPrices || undefined} {...stated("table")}>
      <thead {...stated("rowgroup")}>
        <tr {...stated("row")}>
          {head.map((cell, column) => (
            <th key={column} scope="col" {...stated("columnheader")}>
              {renderAll(childrenOf(cell))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...stated("rowgroup")}>
        {body.map((row, index) => (
          <tr key={index} {...stated("row")}>
            {childrenOf(row).map((cell, column) => (
              <td key={column} data-label={labels[column]} data-price={isPrice(cell, column) || undefined} {...stated("cell")}>
                {isPrice(cell, column) ? <Price nodes={childrenOf(cell)} /> : renderAll(childrenOf(cell))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a job costs, and below it what the words after the first comma say of that. */
function Price({ nodes }: { nodes: ProseNode[] }) {
  const [text, ...others] = nodes;
  const [price, ...note] = typeof text === "string" && others.length === 0 ? text.split(", ") : [];
  if (note.length === 0) return renderAll(nodes);
  return (
    <>
      {price}
      <VisuallyHidden>, </VisuallyHidden>
      <small>{note.join(", ")}</small>
    </>
  );
}
