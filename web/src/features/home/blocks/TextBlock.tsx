import { Button } from "../../../ui/Button.tsx";
import { opening } from "../../../ui/linkItem.ts";
import { Page } from "../../../ui/Page.tsx";
import { RichText } from "../../../ui/RichText.tsx";
import { Section } from "../../../ui/Section.tsx";
import { linkOf } from "./blockLink.ts";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";

/** What an editor has to say. */
export function TextBlock({ block }: BlockProps) {
  const { title, text, width } = block;
  if (!title && !text) return null;
  const link = linkOf(block);
  const words = (
    <div className={styles.center}>
      {text ? <RichText html={text} /> : null}
      {link ? (
        <p className={styles.button}>
          <Button variant="secondary" href={link.href} {...opening(link)}>
            {link.label}
          </Button>
        </p>
      ) : null}
    </div>
  );
  const section = title ? <Section title={title}>{words}</Section> : words;
  return width === "half" ? section : <Page>{section}</Page>;
}
