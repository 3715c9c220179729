import type { ReactNode } from "react";
import styles from "./ChartFigure.module.css";
import { DataTable, type DataTableProps } from "./DataTable";

type ChartFigureProps = {
  title: string;
  level?: 3 | 4;
  /** What the chart says, in a sentence. */
  summary: string;
  /** The same figures as a table; without one the chart is a table itself. */
  table?: DataTableProps & { label: string };
  children: ReactNode;
};

/** A chart with its title, what it says in words, and the figures behind it. */
export function ChartFigure({ title, level = 3, summary, table, children }: ChartFigureProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      {children}
      {table ? (
        <details className={styles.details}>
          <summary>{table.label}</summary>
          <DataTable caption={table.caption} columns={table.columns} rows={table.rows} />
        </details>
      ) : null}
    </figure>
  );
}
