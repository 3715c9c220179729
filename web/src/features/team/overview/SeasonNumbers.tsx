import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readTeamStatistics } from "../../../football/teamQueries.ts";
import { Figures } from "../../../ui/Figures.tsx";
import { RingRow } from "../../../ui/RingRow.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { mainFigures, ringsOf } from "../statistics/figures.ts";
import styles from "../team.module.css";
import type { Team } from "../team.ts";

/** The season in figures. Before the first result, or where they cannot be read, nothing is said of them. */
export function SeasonNumbers({ team }: { team: Team }) {
  const texts = useTexts();
  const { info, season, competition, hrefOf } = team;
  const { data, isPending } = useQuery(readTeamStatistics(info.id, season, competition.id));
  if (!isPending && (!data || data.matches === 0)) return null;
  return (
    <Section
      title={texts.team.numbers}
      lead={competition.label}
      aside={<TextLink href={hrefOf({ tab: "statistics" })}>{texts.team.tabs.statistics}</TextLink>}
    >
      {data ? (
        <div className={styles.numbers}>
          <div>
            <RingRow rings={ringsOf(data, texts)} />
            <Figures items={mainFigures(data, texts)} />
          </div>
        </div>
      ) : (
        <Skeleton height={180} />
      )}
    </Section>
  );
}
