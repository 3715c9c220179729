import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CompetitionDetail, Nomination, Round } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readNominations } from "../../../football/figureQueries.ts";
import { readSeasons } from "../../../football/queries.ts";
import { currentRoundOf, isNumbered } from "../../../football/rounds.ts";
import { seasonQuery } from "../../../football/seasonQuery.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Nominations, NominationsSkeleton } from "../../../ui/Nominations.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import competitionStyles from "../competition.module.css";
import { RoundLinks } from "../RoundLinks.tsx";
import { hrefOfView } from "../viewChoice.ts";
import { isNominated, nominationRows } from "./nominationRows.ts";

interface Props {
  competition: CompetitionDetail;
  /** The round that was asked for; without one, the one that is on. */
  asked: Round | undefined;
}

/** Who is in charge of the matches of a round. */
export function NominationsTab({ competition, asked }: Props) {
  const { competition: texts } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const round = asked ?? currentRoundOf(competition.rounds);
  if (!round) return <EmptyState title={texts.noNominations} text={texts.noRounds} />;
  const season = seasonQuery(competition, seasons);
  const hrefOf = (one: Round) => hrefOfView(competition, { tab: "nominations", round: one }, season);
  return (
    <>
      <div className={competitionStyles.strip} data-keeps-place="">
        <RoundLinks competition={competition} round={round} hrefOf={hrefOf} />
      </div>
      <section>
        <header className={competitionStyles.roundHead}>
          <h2 className={competitionStyles.roundTitle}>
            {isNumbered(round) ? texts.nominationsOf(round.label) : round.label}
          </h2>
        </header>
        <Appointed competition={competition} round={round} hrefOf={hrefOf} />
      </section>
    </>
  );
}

interface AppointedProps {
  competition: CompetitionDetail;
  round: Round;
  hrefOf: (round: Round) => string;
}

function Appointed({ competition, round, hrefOf }: AppointedProps) {
  const { competition: texts } = useTexts();
  const nominations = useQuery(readNominations(competition.id, competition.seasonId, round.number));
  const current = currentRoundOf(competition.rounds);
  const way =
    current && current.id !== round.id ? (
      <TextLink href={hrefOf(current)}>{texts.nominationsOf(current.label)}</TextLink>
    ) : undefined;
  return (
    <Part query={nominations} skeleton={<NominationsSkeleton label={texts.loadingNominations} />}>
      {(list: Nomination[]) => <Filled list={list} round={round} way={way} />}
    </Part>
  );
}

function Filled({ list, round, way }: { list: Nomination[]; round: Round; way: ReactNode }) {
  const texts = useTexts();
  if (isNominated(list)) return <Nominations items={nominationRows(list, round, texts)} />;
  const { noNominations, noNominationsText } = texts.competition;
  return <EmptyState title={noNominations} text={noNominationsText} action={way} />;
}
