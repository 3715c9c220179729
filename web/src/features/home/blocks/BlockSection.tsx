import type { ReactNode } from "react";
import { Page } from "../../../ui/Page.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
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
  const link = block.link ? { href: block.link.url ?? "", label: block.link.label } : more;
  const section = (
    <Section
      title={block.title || title}
      aside={link?.href ? <TextLink href={link.href}>{link.label}</TextLink> : undefined}
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

/** Where an editor's link opens. */
export function linkOf({ link }: KnownBlock) {
  if (!link?.url) return undefined;
  const isExternal = Boolean(link.opensInNewTab) || /^https?:/i.test(link.url);
  return { href: link.url, label: link.label, isExternal };
}
