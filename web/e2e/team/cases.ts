import { slugOf } from "../../src/app/paths.ts";
import type { OddCase } from "../odd.ts";
import type { Body } from "../openInApp.ts";

export const FAROL = "/team/1/farol-do-cabo/liga-atlantica/20262027";

/** The odd clubs: what the API would say of each, put over what it says of a real one. */
export interface TeamCase extends OddCase {
  /** Where the club is, if not at its own address. */
  path?: string;
  /** The query of the tab that is looked at; the overview without one. */
  tab?: string;
  /** By the end of the call's path: "team/info". */
  answers: Record<string, (body: Body) => Body>;
}

const LONG = "Associação Desportiva e Recreativa dos Amigos de Vila Nova do M";

const colours = (color: string, secondaryColor: string | null) => (info: Body) => ({
  ...info,
  color,
  secondaryColor,
  textColor: color,
});

/** Nobody has a portrait, the ground and the team no picture, the club no kits. */
const bare = {
  "team/info": (info: Body) => ({
    ...info,
    teamPhoto: {},
    kits: [],
    kitBrand: [],
    awards: [],
    socials: [],
    board: [],
    highlightVideos: [],
    tickets_store_url: null,
    founded: null,
    city: null,
    stadium: { ...info.stadium, mediaFormats: {}, capacity: null, attendance: 0, attendanceAverage: null, score: null },
  }),
  "team/squad": ({ players, technical_team: staff }: Body) => ({
    players: players.map((player: Body) => ({ ...player, photo: null, kitNumber: null, nationality: null })),
    technical_team: staff.map((one: Body) => ({ ...one, photo: null })),
  }),
};

const sixty = ({ players, technical_team }: Body) => ({
  players: Array.from({ length: 60 }, (_, at) => ({
    ...players[at % players.length],
    id: 50_000 + at,
    kitNumber: at + 40,
    name: at % 9 === 0 ? LONG : players[at % players.length].name,
    left: at % 13 === 0 ? "2026-10-01" : null,
  })),
  technical_team,
});

/** Nothing was played yet, and hardly anything is known. */
const unplayed = {
  "team/matches": () => [],
  "team/squad": () => ({ players: [], technical_team: [] }),
  "team/statistics": (figures: Body) => ({ ...figures, matches: 0, general: [], attack: [], defense: [] }),
  "team/leaders": () => [],
};

export const CASES: TeamCase[] = [
  { name: "white on white", answers: { "team/info": colours("#FFFFFF", "#FFFFFF") }, says: [/Fundado em 1924/] },
  { name: "black on black", answers: { "team/info": colours("#000000", "#000000") }, says: [/Fundado em 1924/] },
  { name: "a colour that nothing stands out from", answers: { "team/info": colours("#967800", null) }, says: [/1924/] },
  {
    name: "a name of sixty letters",
    path: FAROL.replace("farol-do-cabo", slugOf(LONG)),
    answers: { "team/info": (info) => ({ ...info, name: LONG, fullname: `${LONG} e Arredores` }) },
    says: [new RegExp(`${LONG} e Arredores`)],
  },
  { name: "no photos at all", answers: bare, says: [/Plantel/], never: [/Palmarés/, /undefined|null/] },
  { name: "no photos in the squad", tab: "squad", answers: bare, says: [/Equipa técnica/], never: [/undefined|null/] },
  { name: "no facts of the club", tab: "club", answers: bare, says: [/Estádio do Promontório/], never: [/Lotação/] },
  { name: "a squad of sixty", tab: "squad", answers: { "team/squad": sixty }, says: [/Saíram/, /Saiu a 1 out/] },
  { name: "a season without a match", answers: unplayed, says: [/Sem jogos para mostrar/, /Plantel por conhecer/] },
  { name: "no statistics yet", tab: "statistics", answers: unplayed, says: [/Ainda não há números/] },
  { name: "no leaders yet", tab: "statistics&type=players", answers: unplayed, says: [/Sem números para mostrar/] },
  { name: "no matches yet", tab: "matches", answers: unplayed, says: [/Sem jogos para mostrar/] },
  {
    name: "two clubs of one colour side by side",
    tab: "compare&with=4",
    answers: {
      "team/info": colours("#FAFCFF", null),
      "competition/teams": (clubs: Body[]) =>
        clubs.map((club) => ({ ...club, color: "#FAFCFF", secondaryColor: null })),
    },
    says: [/Frente a frente/, /9\.º lugar/],
  },
];
