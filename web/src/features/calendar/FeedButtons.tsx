import { useTexts } from "../../app/SiteContext.tsx";
import type { FeedLinks } from "../../football/feeds.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import styles from "./calendar.module.css";

/** The two ways to a calendar. */
export function FeedButtons({ name, links }: { name: string; links: FeedLinks }) {
  const { calendar } = useTexts();
  return (
    <>
      <b>{name}</b>
      <span className={styles.feedButtons}>
        <Button size="sm" variant="secondary" href={links.web} aria-label={calendar.feedWebOf(name)}>
          {calendar.feedWeb}
        </Button>
        <Button size="sm" variant="secondary" href={links.ios} aria-label={calendar.feedIosOf(name)}>
          {calendar.feedIos}
        </Button>
      </span>
    </>
  );
}

/** Its address, for programs that ask for one. */
export function FeedAddress({ address }: { address: string }) {
  const { calendar } = useTexts();
  return (
    <CopyField
      label={calendar.feedAddress}
      value={address}
      copyLabel={calendar.copy}
      copyTexts={{ copied: calendar.copied, failed: calendar.copyFailed }}
    />
  );
}
