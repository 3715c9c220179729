import type { Player, PlayerMatch, PlayerPart } from "../../api/wire.ts";
import { exampleMatch, FAROL } from "../../football/exampleMatch.ts";

/** Players for tests. */
export function examplePlayer(change: Partial<Player> = {}): Player {
  return {
    id: 9,
    external_id: "p-9",
    name: "Yannick Obando",
    fullname: "Yannick Obando Mbarga",
    shirtName: "OBANDO",
    birthday: "2000-03-04",
    age: 26,
    kitNumber: 9,
    nationality: "Camarões",
    country: "CM",
    position: "avançado",
    positionKey: "forward",
    photo: null,
    height: 184,
    weight: 79,
    stats: [],
    socials: [],
    awards: [],
    tags: [],
    team: FAROL,
    loanFrom: null,
    season: 20262027,
    highlightVideos: [],
    ...change,
  };
}

export function examplePart(change: Partial<PlayerPart> = {}): PlayerPart {
  return {
    team: FAROL.id,
    intervenientType: 1,
    minutes: 90,
    goals: 0,
    ownGoals: 0,
    assists: 0,
    yellowCards: 0,
    secondYellowCards: 0,
    redCards: 0,
    ...change,
  };
}

export function examplePlayerMatch(
  round: number,
  part: Partial<PlayerPart>,
  change: Partial<PlayerMatch> = {},
): PlayerMatch {
  const match = exampleMatch({ id: round, round, status: 5, subStatus: 11, homeGoals: 2, awayGoals: 1 });
  return { ...match, ...change, player: examplePart(part) };
}
