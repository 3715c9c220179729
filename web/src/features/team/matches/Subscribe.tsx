import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { CopyField } from "../../../ui/CopyField.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { useTeamFeed } from "./useTeamFeed.ts";

export const SUBSCRIBE_ANCHOR = "subscribe";

/** The club's matches in the reader's own calendar. */
export function Subscribe({ team }: { team: Team }) {
  const { team: texts } = useTexts();
  const { subscribe } = texts;
  const links = useTeamFeed(team);
  if (!links) return null;
  return (
    <div id={SUBSCRIBE_ANCHOR} className={styles.subscribe}>
      <Panel title={subscribe.title} text={subscribe.text} level={2}>
        <p className={styles.feedButtons}>
          <Button size="sm" variant="secondary" href={links.web} aria-label={subscribe.webOf(team.info.name)}>
            {subscribe.web}
          </Button>
          <Button size="sm" variant="secondary" href={links.ios} aria-label={subscribe.iosOf(team.info.name)}>
            {subscribe.ios}
          </Button>
        </p>
        <CopyField label={subscribe.address} value={links.web} copyLabel={subscribe.copy} copyTexts={texts.copied} />
      </Panel>
    </div>
  );
}
