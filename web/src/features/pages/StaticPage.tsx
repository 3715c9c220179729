import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { ButtonEntry } from "../../api/blocks.ts";
import { sizesOf } from "../../api/pictures.ts";
import { type StaticPage as Entry, pageIn, readStaticPage } from "../../api/staticPages.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { Blocks } from "../../editorial/Blocks.tsx";
import { Notices } from "../../editorial/Notices.tsx";
import { usePreview } from "../../editorial/preview.ts";
import { Button } from "../../ui/Button.tsx";
import { opening } from "../../ui/linkItem.ts";
import { Page } from "../../ui/Page.tsx";
import { PageHero } from "../../ui/PageHero.tsx";
import { AppHero, AppWays } from "./App.tsx";
import { APP_SLUG, pathOfPage } from "./loadPage.ts";
import styles from "./pages.module.css";

export { load } from "./loadPage.ts";

/** A page that editors write, from its blocks. */
export default function StaticPage() {
  const { language, texts } = useSite();
  const { slug = "" } = useParams();
  const preview = usePreview();
  const { data } = useQuery(readStaticPage({ slug, preview }, language));
  const entry = data && pageIn(data, language);
  if (!entry) return slug === APP_SLUG ? <AppPage /> : null;
  const blocks = entry.contents ?? [];
  return (
    <>
      <Notices entry={entry} pathOf={pathOfPage} isDraft={preview !== undefined} />
      <article lang={entry.locale === language ? undefined : entry.locale}>
        <Hero entry={entry} />
        <Page className={styles.text}>
          {blocks.length > 0 ? (
            <Blocks blocks={blocks} place="page" />
          ) : (
            <p className={styles.missing}>{texts.editorial.missing}</p>
          )}
        </Page>
      </article>
    </>
  );
}

function AppPage() {
  return (
    <>
      <AppHero />
      <Page className={styles.text}>
        <AppWays />
      </Page>
    </>
  );
}

function Hero({ entry: { title, hero } }: { entry: Entry }) {
  const { image, imagePortrait, subtitle, buttons } = hero ?? {};
  const ways = buttons?.filter(({ url }) => url) ?? [];
  return (
    <PageHero
      title={hero?.title || title}
      text={subtitle || undefined}
      picture={
        image
          ? {
              ...sizesOf(image),
              alt: image.alternativeText ?? "",
              portrait: imagePortrait ? sizesOf(imagePortrait).src : undefined,
            }
          : undefined
      }
    >
      {ways.length > 0 ? ways.map((button) => <Way key={button.id} button={button} />) : null}
    </PageHero>
  );
}

function Way({ button: { id, label, url, opensInNewTab } }: { button: ButtonEntry }) {
  const href = url ?? "";
  return (
    <Button href={href} {...opening({ key: String(id), label, href, isExternal: opensInNewTab ?? undefined })}>
      {label}
    </Button>
  );
}
