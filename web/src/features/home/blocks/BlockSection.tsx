import type { ReactNode } from "react";
import { Page } from "../../../ui/Page.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { linkOf } from "./blockLink.ts";
import styles from "./blocks.module.css";
import type { KnownBlock } from "./rows.ts";

interface Props {
  block: KnownBlock;
  /** What it is called where the editor says nothing. */
  title: string;
  /** Where there is more, unless the editor leads elsewhere. */
  more?: { href: string; label: string } | undefined;
  /** A stage of its own from edge to edge, where it has the whole row. */
  isStage?: boolean;
  children: ReactNode;
}

/** A block with its title and the way on. A whole row brings the page's measure with it; half of one stands in it. */
export function BlockSection({ block, title, more, isStage = false, children }: Props) {
  const link = linkOf(block) ?? (more && { key: "more", ...more });
  const section = (
    <Section
      title={block.title || title}
      aside={
        link ? (
          <TextLink href={link.href} isExternal={link.isExternal}>
            {link.label}
          </TextLink>
        ) : undefined
      }
    >
      {children}
    </Section>
  );
  if (block.width === "half") return section;
  const page = <Page>{section}</Page>;
  return isStage ? (
    <div className={styles.stage} data-theme="dark">
      {page}
    </div>
  ) : (
    page
  );
}
