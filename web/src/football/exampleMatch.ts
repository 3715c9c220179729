import type { Match, TeamRef } from "../api/wire.ts";

/** Matches and clubs for tests. */

export function exampleTeam(id: number, name: string): TeamRef {
  const logo = { normal: { small: `/art/crest/${id}.svg` } };
  return { id, name, abbreviation: name.slice(0, 3).toUpperCase(), color: "#FFD21F", textColor: "#001941", logo };
}

export const FAROL = exampleTeam(1, "Farol do Cabo");
export const MARE = exampleTeam(2, "Santa Maré");

export function exampleMatch(change: Partial<Match> = {}): Match {
  return {
    id: 1364,
    competition: "liga-atlantica",
    season: 20262027,
    round: 11,
    status: 1,
    subStatus: 1,
    homeTeam: FAROL,
    awayTeam: MARE,
    homeGoals: null,
    awayGoals: null,
    extraTime: false,
    homeRedCards: 0,
    awayRedCards: 0,
    homeSecondYellowCards: 0,
    awaySecondYellowCards: 0,
    externalFixture: false,
    date: "2026-11-14T20:30:00+00:00",
    fixtureDateIsDefined: true,
    stadium: { id: 1, name: "Estádio do Promontório" },
    isInternational: false,
    ...change,
  };
}
