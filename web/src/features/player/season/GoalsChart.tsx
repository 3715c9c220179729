import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPlayerMatches } from "../../../football/playerQueries.ts";
import { readSeasons } from "../../../football/queries.ts";
import { BallChart } from "../../../ui/BallChart.tsx";
import { ChartFigure } from "../../../ui/ChartFigure.tsx";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { spellOf } from "../playerParts.ts";
import { type Counted, chartCompetition, goalsByRound, type RoundGoals } from "./goalsByRound.ts";

interface Props {
  player: Player;
  competition: string | undefined;
}

/** A ball for each goal, round by round; of a goalkeeper those that his team let in. Only leagues have rounds to count. */
export function GoalsChart({ player, competition }: Props) {
  const { player: words } = useTexts();
  const matches = useQuery(readPlayerMatches(spellOf(player)));
  const { data: seasons = [] } = useQuery(readSeasons());
  const leagues = (seasons.find(({ id }) => id === player.season)?.competitions ?? []).filter(
    ({ format }) => format === "league",
  );
  const shown = chartCompetition(matches.data ?? [], new Set(leagues.map(({ id }) => id)), competition);
  if (matches.data && !shown) return null;
  const isKeeper = player.positionKey === "goalkeeper";
  return (
    <Section title={isKeeper ? words.sufferedByRound : words.goalsByRound}>
      <Part query={matches} skeleton={<ChartSkeleton label={words.loading} height={232} />}>
        {(list) => (
          <Chart
            player={player}
            title={leagues.find(({ id }) => id === shown)?.label ?? ""}
            counted={isKeeper ? "suffered" : "goals"}
            rounds={goalsByRound(list, shown ?? "", isKeeper ? "suffered" : "goals")}
          />
        )}
      </Part>
    </Section>
  );
}

interface ChartProps {
  player: Player;
  title: string;
  counted: Counted;
  rounds: RoundGoals[];
}

function Chart({ player: { team }, title, counted, rounds }: ChartProps) {
  const { player: words } = useTexts();
  const played = rounds.filter(({ isOut }) => !isOut);
  const goals = played.reduce((total, round) => total + round.goals, 0);
  const said =
    counted === "goals"
      ? words.goalsSummary(goals, played.length)
      : words.sufferedSummary(goals, played.length, played.filter((round) => round.goals === 0).length);
  return (
    <ChartFigure
      title={title}
      summary={played.length < rounds.length ? `${said} ${words.crossedOut}` : said}
      table={{
        label: words.asTable,
        caption: counted === "goals" ? words.goalsByRound : words.sufferedByRound,
        columns: [words.roundColumn, counted === "goals" ? words.goals : words.suffered],
        rows: rounds.map(({ round, goals: count, isOut }) => ({
          key: String(round),
          cells: [words.roundLong(round), isOut ? words.notPlayed : String(count)],
        })),
      }}
    >
      <BallChart
        color={team.color}
        onColor={team.textColor}
        columns={rounds.map(({ round, goals: balls, isOut, isLive }, index) => ({
          key: String(round),
          label: words.round(round),
          balls,
          isOut,
          isCurrent: isLive || index === rounds.length - 1,
        }))}
      />
    </ChartFigure>
  );
}
