import { useSite } from "../../app/SiteContext.tsx";
import { useSettings } from "../../app/useSettings.ts";
import { Button } from "../../ui/Button.tsx";
import { PageHero } from "../../ui/PageHero.tsx";
import styles from "./pages.module.css";

/** The top of the app's page where editors have written none. */
export function AppHero() {
  const { app } = useSite().texts.editorial;
  return <PageHero title={app.title} text={app.text} />;
}

/** Where the app is to be had, and how to do without a shop. */
export function AppWays() {
  const { app } = useSite().texts.editorial;
  const { appStoreUrl, playStoreUrl } = useSettings();
  const shops = [
    { href: appStoreUrl, label: app.ios },
    { href: playStoreUrl, label: app.android },
  ];
  return (
    <section className={styles.app}>
      <p className={styles.shops}>
        {shops.map(({ href, label }) =>
          href ? (
            <Button key={label} href={href} target="_blank" rel="noopener">
              {label}
            </Button>
          ) : null,
        )}
      </p>
      <h2>{app.install}</h2>
      <p>{app.installText}</p>
    </section>
  );
}
