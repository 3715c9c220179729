import type { CompetitionDetail } from "../../../api/wire.ts";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import styles from "../overview/overview.module.css";
import { MatchesOfRound } from "../RoundView.tsx";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
}

/** The way to the final: every phase of a tournament with its matches, the last one first. */
export function PhasesTab({ competition, season }: Props) {
  const { competition: texts } = useTexts();
  const { id, label, rounds } = competition;
  if (rounds.length === 0) return <EmptyState title={texts.noRounds} />;
  return (
    <div className={styles.stack}>
      {rounds.toReversed().map((round) => (
        <Section
          key={round.id}
          title={round.label}
          aside={<TextLink href={paths.competitionRound(id, label, round.number, season)}>{texts.matches}</TextLink>}
        >
          <MatchesOfRound competition={competition} round={round} />
        </Section>
      ))}
    </div>
  );
}
