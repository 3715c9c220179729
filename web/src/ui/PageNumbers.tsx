import { Icon } from "./Icon";
import styles from "./PageNumbers.module.css";
import { decidePageNumbers } from "./pageNumbers";

type PageNumbersProps = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** What a page is called by those who hear it: "Página 2". */
  labelOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
};

/** The way through a long list by the numbers of its pages. */
export function PageNumbers({ label, page, pages, hrefOf, labelOf, previousLabel, nextLabel }: PageNumbersProps) {
  return (
    <nav className={styles.pages} aria-label={label}>
      <ol>
        {page > 1 ? (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevronLeft" />
            </a>
          </li>
        ) : null}
        {decidePageNumbers(page, pages).map((one, index) =>
          one === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <a href={hrefOf(one)} aria-label={labelOf(one)} aria-current={one === page ? "page" : undefined}>
                {one}
              </a>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <a href={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevronRight" />
            </a>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
