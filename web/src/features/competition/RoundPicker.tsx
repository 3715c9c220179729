import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Round } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readSeasons, readTeams } from "../../football/queries.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { Select } from "../../ui/Select.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import styles from "./competition.module.css";
import { RoundLinks } from "./RoundLinks.tsx";

interface Props {
  competition: CompetitionDetail;
  /** The round that is shown; none where a club's matches are. */
  round?: Round | undefined;
  team?: string | undefined;
  /** On pages of this kind the reader's place is kept: only the matches change. */
  keepsPlace?: boolean;
}

/** Pages through the rounds of a season, or shows one club's matches in it. */
export function RoundPicker({ competition, round, team, keepsPlace = true }: Props) {
  const { app, competition: texts } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const { data: teams } = useQuery(readTeams(competition.id, competition.seasonId));
  const query = seasonQuery(competition, seasons);
  const { id, label, seasonId } = competition;
  return (
    <div className={styles.strip} data-keeps-place={keepsPlace ? "" : undefined}>
      <Toolbar
        end={
          teams && teams.length > 0 ? (
            <Select
              name="team"
              label={texts.club}
              isLabelHidden
              value={team ?? ""}
              options={[
                { value: "", label: texts.allClubs },
                ...teams.map((one) => ({ value: String(one.id), label: one.name })),
              ]}
              action={paths.competitionSeason(id, seasonId)}
              submitLabel={app.apply}
            />
          ) : undefined
        }
      >
        <RoundLinks
          competition={competition}
          round={round}
          hrefOf={(one) => paths.competitionRound(id, label, one.number, query)}
        />
      </Toolbar>
    </div>
  );
}
