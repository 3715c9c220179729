import { Fragment, type ReactNode, useId } from "react";
import styles from "./TextTabs.module.css";

type TextTabsProps = {
  label: string;
  tabs: { key: string; label: string; content: ReactNode }[];
};

/** Texts of which one is read at a time. A choice that the browser keeps by itself: it works without scripts too. */
export function TextTabs({ label, tabs }: TextTabsProps) {
  const id = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend className="visuallyHidden">{label}</legend>
      {tabs.map((tab, index) => (
        <Fragment key={tab.key}>
          <input
            className={styles.choice}
            type="radio"
            name={id}
            id={`${id}${tab.key}`}
            defaultChecked={index === 0}
            aria-controls={`${id}${tab.key}-text`}
          />
          <label className={styles.name} htmlFor={`${id}${tab.key}`}>
            {tab.label}
          </label>
          <div className={styles.text} id={`${id}${tab.key}-text`}>
            {tab.content}
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}
