import type { CompetitionDetail } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import styles from "./competition.module.css";
import { useTableAddress } from "./tableAddress.ts";
import { TABLE_TYPES, type TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
  /** A table for each group: none for home and away. */
  hasGroups?: boolean;
}

/** Which table is shown. Every choice is an address. */
export function TableToolbar({ competition, choice, hasGroups = false }: Props) {
  const { competition: texts, football } = useTexts();
  const hrefOf = useTableAddress(competition, choice);
  const { type, live, round } = choice;
  return (
    <div data-keeps-place="">
      <Toolbar
        end={
          competition.hasMatchesLive && !round ? (
            <div className={styles.tableEnd}>
              {live ? <Chip tone="warn">{football.status.provisional}</Chip> : null}
              <Switch
                isOn={live}
                tone="live"
                stateLabel={live ? texts.on : texts.off}
                href={hrefOf({ live: live ? 0 : undefined })}
              >
                <span className={styles.liveLead}>{texts.liveLead}</span> {texts.liveText}
              </Switch>
            </div>
          ) : undefined
        }
      >
        <Segmented
          label={texts.view}
          current={type}
          items={TABLE_TYPES.filter((key) => !hasGroups || key === "overall" || key === "form").map((key) => ({
            key,
            label: texts.views[key],
            href: hrefOf({ type: key === "overall" ? undefined : key }),
          }))}
        />
      </Toolbar>
    </div>
  );
}
