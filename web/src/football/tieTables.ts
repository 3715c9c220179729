import { crestOf } from "../api/art.ts";
import type { StandingsTie } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { GridMatch } from "../ui/HeadToHeadGrid.tsx";
import type { MiniRow } from "../ui/MiniTable.tsx";

/** The table of the matches among clubs level on points. */
export function miniRows({ standings, teams }: StandingsTie, { format }: Pick<Texts, "format">): MiniRow[] {
  return standings.flatMap((row) => {
    const team = teams.find((one) => one.team.id === row.team)?.team;
    if (!team) return [];
    return {
      key: String(row.team),
      crest: crestOf(team),
      name: team.name,
      played: row.matches,
      won: row.wins,
      drawn: row.draws,
      lost: row.loses,
      goals: `${row.goalsScored}–${row.goalsConceded}`,
      goalDifference: format.signed(row.goals_difference),
      points: row.points,
    };
  });
}

/** Who beat whom: for each home club, for each away club, the matches between the two. */
export function gridMatches({ teams, matches }: StandingsTie): GridMatch[][][] {
  return teams.map(({ team: home }) =>
    teams.map(({ team: away }) =>
      matches
        .filter(({ homeTeam, awayTeam }) => homeTeam === home.id && awayTeam === away.id)
        .map(({ id, homeGoals, awayGoals }): GridMatch => {
          const key = String(id);
          if (homeGoals == null || awayGoals == null) return { key, kind: "unplayed" };
          const winner = homeGoals === awayGoals ? "none" : homeGoals > awayGoals ? "home" : "away";
          return { key, kind: "played", score: `${homeGoals}–${awayGoals}`, winner };
        }),
    ),
  );
}
