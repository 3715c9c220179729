import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import type { ContentBlock } from "../../api/blocks.ts";
import { pageIn, readStaticPage } from "../../api/staticPages.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./account.module.css";
import { FormSkeleton } from "./FormSkeleton.tsx";

/** The page that editors write the terms on. */
export const TERMS_SLUG = "terms";

/** What somebody agrees to, over the form that asks for it. */
export function Terms({ onClose }: { onClose: () => void }) {
  const { language, texts } = useSite();
  const { terms } = texts.account;
  const { data, isPending } = useQuery(readStaticPage({ slug: TERMS_SLUG }, language));
  const entry = data && pageIn(data, language);
  const passages = entry?.contents?.flatMap(passageOf);
  if (isPending) return <FormSkeleton label={terms.loading} fields={4} />;
  return (
    <>
      {entry && passages?.length ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: links inside are the ones that are pressed
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link is a click
        <div
          className={styles.terms}
          lang={entry.locale === language ? undefined : entry.locale}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
          tabIndex={0}
          onClick={openApart}
        >
          {passages.map((html) => (
            <Prose key={html} html={html} />
          ))}
        </div>
      ) : (
        <p className={styles.missing}>{terms.failed}</p>
      )}
      <div className={styles.form}>
        <a className={styles.link} href={contentPaths.page(TERMS_SLUG)} target="_blank" rel="noopener">
          {terms.open}
        </a>
        <Button isWide variant="secondary" onClick={onClose}>
          {terms.back}
        </Button>
      </div>
    </>
  );
}

/** Terms are text and tables; whatever else editors put beside them is on the page. */
function passageOf(block: ContentBlock): string[] {
  const isText = block.__component === "blocks.rich-text" || block.__component === "blocks.table";
  return isText && block.content ? [block.content] : [];
}

/** The form below keeps what was typed: links of the text lead to a tab of their own. */
function openApart(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  open((link as HTMLAnchorElement).href, "_blank", "noopener");
}
