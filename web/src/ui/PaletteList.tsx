import { useEffect, useRef } from "react";
import styles from "./PaletteList.module.css";
import { type ResultItem, ResultRow } from "./ResultRow";
import { SearchIcon } from "./SearchIcon";

export type PaletteGroup = {
  key: string;
  title: string;
  /** The way to all of it. For who points; keys choose a filter, which leads to the same. */
  more?: { href: string; label: string } | undefined;
  items: ResultItem[];
};

type PaletteListProps = {
  id: string;
  label: string;
  groups: PaletteGroup[];
  /** Counted through all groups. */
  active?: number | undefined;
  isBusy: boolean;
  /** "abrir", beside the one that is chosen. */
  openLabel: string;
  onOpen: (item: ResultItem) => void;
};

export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** What can be chosen, in groups. The focus stays in the field, which says which one is meant. */
export function PaletteList({ id, label, groups, active, isBusy, openLabel, onOpen }: PaletteListProps) {
  let index = 0;
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy}>
      {groups.map(({ key, title, more, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a list, not fields of a form
        <div key={key} className={styles.group} role="group" aria-labelledby={`${id}-${key}`}>
          <div className={styles.heading} role="presentation">
            <span id={`${id}-${key}`}>{title}</span>
            {more ? (
              <span aria-hidden="true">
                <a href={more.href} tabIndex={-1}>
                  {more.label}
                </a>
              </span>
            ) : null}
          </div>
          {items.map((item) => {
            const at = index++;
            return (
              <Option
                key={item.key}
                id={optionId(id, at)}
                item={item}
                isActive={at === active}
                openLabel={openLabel}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = Pick<PaletteListProps, "openLabel" | "onOpen"> & { id: string; item: ResultItem; isActive: boolean };

function Option({ id, item, isActive, openLabel, onOpen }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <a
      ref={link}
      id={id}
      className={styles.option}
      href={item.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={() => onOpen(item)}
    >
      <ResultRow item={item} />
      {isActive && !item.end ? (
        <span className={styles.open} aria-hidden="true">
          <SearchIcon name="enter" size={16} />
          {openLabel}
        </span>
      ) : null}
    </a>
  );
}
