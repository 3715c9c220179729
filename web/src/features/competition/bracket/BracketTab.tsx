import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { Bracket, BracketStage, CompetitionDetail, Round } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { clubsOf, stagesDrawn } from "../../../football/bracketColumns.ts";
import { readBracket } from "../../../football/bracketQueries.ts";
import { tieAddress } from "../../../football/tieAddress.ts";
import { matchOf, tieCard } from "../../../football/tieCards.ts";
import { tieNamed, tieToTell } from "../../../football/tieChoice.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Select } from "../../../ui/Select.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { TieCard } from "../../../ui/TieCard.tsx";
import styles from "../overview/overview.module.css";
import { BracketView } from "./BracketView.tsx";
import own from "./bracket.module.css";
import { PhasesTab } from "./PhasesTab.tsx";
import { TiePanel } from "./TiePanel.tsx";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
  /** The stage that narrow screens show. */
  asked?: Round | undefined;
}

/** The way to the final. What is no knock-out – friendlies, say – is shown phase by phase instead. */
export function BracketTab({ competition, season, asked }: Props) {
  const { bracket: texts } = useTexts();
  const query = useQuery(readBracket(competition.id, competition.seasonId));
  if (query.error?.status === 404) return <PhasesTab competition={competition} season={season} />;
  return (
    <Part query={query} skeleton={<ChartSkeleton label={texts.loading} height={560} />}>
      {(bracket) => <Whole competition={competition} season={season} asked={asked} bracket={bracket} />}
    </Part>
  );
}

function Whole({ competition, season, asked, bracket }: Props & { bracket: Bracket }) {
  const { bracket: texts, competition: words } = useTexts();
  const query = new URLSearchParams(useLocation().search);
  const team = Number(query.get("team") ?? Number.NaN);
  const named = tieNamed(bracket, query.get("tie"));
  const told = named ?? tieToTell(bracket);
  const followed = clubsOf(bracket).find(({ id }) => id === team)?.id;
  const { earlier } = stagesDrawn(bracket);
  const outside = bracket.stages.filter(({ isConsolation }) => isConsolation);
  const { id, label } = competition;
  return (
    <div className={styles.stack}>
      <Section
        title={texts.title}
        aside={<PathSelect competition={competition} season={season} bracket={bracket} followed={followed} />}
      >
        <BracketView
          competition={competition}
          season={season}
          bracket={bracket}
          chosen={asked?.number}
          followed={followed}
          tie={named?.tie.id}
        />
      </Section>
      {told ? <TiePanel competition={competition} season={season} bracket={bracket} told={told} /> : null}
      {[...outside, ...earlier.toReversed()].map((stage) => (
        <Section
          key={stage.round}
          title={stage.label}
          aside={<TextLink href={paths.competitionRound(id, label, stage.round, season)}>{words.matches}</TextLink>}
        >
          <Ties competition={competition} season={season} bracket={bracket} stage={stage} />
        </Section>
      ))}
    </div>
  );
}

interface TiesProps extends Omit<Props, "asked"> {
  bracket: Bracket;
  stage: BracketStage;
}

/** Ties that are not drawn: those of the first rounds of a long cup, and the match for third place. */
function Ties({ competition, season, bracket, stage }: TiesProps) {
  const texts = useTexts();
  return (
    <ul className={own.ties}>
      {stage.ties.map((tie) => {
        const href = matchOf(tie) ? tieAddress(competition.id, tie.id, season) : undefined;
        return (
          <li key={tie.id}>
            <TieCard {...tieCard(tie, stage, bracket, texts)} href={href} />
          </li>
        );
      })}
    </ul>
  );
}

/** Whose path is shown. */
function PathSelect({
  competition,
  season,
  bracket,
  followed,
}: Omit<Props, "asked"> & { bracket: Bracket; followed: number | undefined }) {
  const { app, bracket: texts } = useTexts();
  const clubs = clubsOf(bracket);
  if (clubs.length < 2) return null;
  return (
    <div data-keeps-place="">
      <Select
        name="team"
        label={texts.path}
        value={followed === undefined ? "" : String(followed)}
        options={[
          { value: "", label: texts.everyClub },
          ...clubs.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        action={paths.competition(competition.id)}
        hidden={{ tab: "bracket", ...(season.season ? { season: String(season.season) } : {}) }}
        submitLabel={app.apply}
      />
    </div>
  );
}
