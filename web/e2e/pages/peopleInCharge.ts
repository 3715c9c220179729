import type { PageCase } from "./pages.ts";

const same = (words: string) => ({ pt: words, en: words });
const COACH = { path: "/coach/955/7/20262027", h1: same("Bartolomeu Alcofra") };
const REFEREE = { path: "/referee/20262027/1238", h1: same("Norberto Medroal") };

/** Coaches, and those who are in charge of matches. */
export const PEOPLE_IN_CHARGE: PageCase[] = [
  { name: "coach", ...COACH, action: { pt: "Todos", en: "All" } },
  { ...COACH, name: "coach-matches", path: `${COACH.path}?tab=matches`, action: { pt: "Carreira", en: "Career" } },
  { ...COACH, name: "coach-career", path: `${COACH.path}?tab=career`, action: same("Castro Vilar") },
  { ...COACH, name: "coach-staff", path: `${COACH.path}?tab=staff`, action: same("Alberto Fajardo") },
  { name: "referee", ...REFEREE, action: { pt: "Todas as funções 16", en: "All duties 16" } },
  {
    ...REFEREE,
    name: "referee-matches",
    path: `${REFEREE.path}?tab=matches&type=fourth`,
    canonical: `${REFEREE.path}?tab=matches`,
    action: { pt: "Árbitro 12", en: "Referee 12" },
  },
  {
    ...REFEREE,
    name: "referee-history",
    path: `${REFEREE.path}?tab=history`,
    action: { pt: "Categoria C1", en: "Category C1" },
  },
  {
    name: "delegate",
    path: "/delegate/20262027/1320",
    h1: same("Hugo Manteigas"),
    action: { pt: "Histórico", en: "History" },
  },
  {
    name: "observer",
    path: "/observer/20262027/1329",
    h1: same("Hélio Carrasqueira"),
    action: { pt: "Histórico", en: "History" },
  },
];
