import { ARTICLES } from "./articles.ts";
import { MEDIA } from "./media.ts";
import { PEOPLE_IN_CHARGE } from "./peopleInCharge.ts";
import { PLAYERS } from "./players.ts";
import { SEARCHES } from "./searches.ts";
import { STATIC_PAGES } from "./staticPages.ts";

/** Every kind of page there is, each with what a visitor must find on it. A new page is added here and nowhere else. */
export interface PageCase {
  name: string;
  path: string;
  /** Where it is in English, if that is an entry of its own. */
  englishPath?: string;
  status?: number;
  h1: Record<"pt" | "en", string>;
  /** The page's own address, where it is not the one asked for. */
  canonical?: string;
  /** Something to act on in the page itself, reachable by keyboard. */
  action: Record<"pt" | "en", string>;
  /** A further page of a list: in the other language there may be none like it. */
  isFurther?: true;
  /** What it shows is for one visitor alone: the page as it is sent says no more than what it is, perhaps in another heading. */
  sent?: { h1?: Record<"pt" | "en", string> };
}

const LIGA = { pt: "Liga Atlântica", en: "Liga Atlântica" };
const CALENDAR = { pt: "Calendário", en: "Calendar" };
const same = (words: string) => ({ pt: words, en: words });
const FAROL = same("Farol do Cabo");
const TAB = { pt: "Resumo", en: "Overview" };

export const PAGES: PageCase[] = [
  { name: "home", path: "/", h1: same("Jornada"), action: { pt: "Completa", en: "Full table" } },
  {
    name: "competition",
    path: "/competition/liga-atlantica",
    h1: LIGA,
    action: { pt: "Completa", en: "Full table" },
  },
  {
    name: "statistics",
    path: "/competition/liga-atlantica?tab=statistics",
    h1: LIGA,
    action: { pt: "Assistências", en: "Assists" },
  },
  {
    name: "statistics-teams",
    path: "/competition/liga-atlantica?tab=statistics&stat=usefulTime&type=teams",
    h1: LIGA,
    action: { pt: "Vitórias", en: "Wins" },
  },
  {
    name: "statistics-stadiums",
    path: "/competition/liga-atlantica?tab=statistics&stat=occupancy&type=stadiums&season=20252026&round=33",
    h1: LIGA,
    action: { pt: "Melhores relvados", en: "Best pitches" },
  },
  {
    name: "clubs",
    path: "/competition/liga-atlantica?tab=teams",
    h1: LIGA,
    action: {
      pt: "BragadouroEstádio dos SocalcosFundado em 1926",
      en: "BragadouroEstádio dos SocalcosFounded in 1926",
    },
  },
  {
    name: "nominations",
    path: "/competition/liga-atlantica?tab=nominations",
    h1: LIGA,
    action: { pt: "Seguinte: Jornada 15", en: "Next: Round 15" },
  },
  {
    name: "competition-news",
    path: "/competition/liga-atlantica?tab=news&page=2",
    h1: LIGA,
    action: { pt: "Mais antigas", en: "Older" },
  },
  {
    name: "round",
    path: "/competition/liga-atlantica/liga-atlantica/round/11",
    h1: LIGA,
    action: { pt: "Seguinte: Jornada 12", en: "Next: Round 12" },
  },
  {
    name: "round-live",
    path: "/competition/liga-atlantica/another-name/round/jornada-14",
    canonical: "/competition/liga-atlantica/liga-atlantica/round/14",
    h1: LIGA,
    action: { pt: "Anterior: Jornada 13", en: "Previous: Round 13" },
  },
  {
    name: "classification",
    path: "/competition/liga-atlantica/classification",
    h1: LIGA,
    action: { pt: "Fora", en: "Away" },
  },
  {
    name: "classification-home",
    path: "/competition/liga-atlantica/classification?type=home",
    h1: LIGA,
    action: { pt: "Geral", en: "Overall" },
  },
  {
    name: "classification-after-round",
    path: "/competition/segunda-atlantica/classification?type=away&round=3",
    h1: { pt: "Segunda Atlântica", en: "Segunda Atlântica" },
    action: { pt: "Geral", en: "Overall" },
  },
  {
    name: "classification-form",
    path: "/competition/liga-atlantica/classification?type=form",
    h1: LIGA,
    action: { pt: "Geral", en: "Overall" },
  },
  {
    name: "classification-past-round",
    path: "/competition/liga-atlantica/classification?season=20242025&round=2&clubs=1-2",
    canonical: "/competition/liga-atlantica/classification?season=20242025&round=2",
    h1: LIGA,
    action: { pt: "Ver a tabela final", en: "See the final table" },
  },
  {
    name: "cup",
    path: "/competition/taca-atlantica",
    h1: { pt: "Taça Atlântica", en: "Taça Atlântica" },
    action: TAB,
  },
  {
    name: "cup-bracket",
    path: "/competition/taca-atlantica?tab=bracket",
    h1: { pt: "Taça Atlântica", en: "Taça Atlântica" },
    action: TAB,
  },
  {
    name: "cup-bracket-past",
    path: "/competition/taca-atlantica?tab=bracket&season=20252026&team=3",
    canonical: "/competition/taca-atlantica?tab=bracket&season=20252026",
    h1: { pt: "Taça Atlântica", en: "Taça Atlântica" },
    action: TAB,
  },
  {
    name: "bracket-two-legs",
    path: "/competition/1?tab=bracket&season=20252026",
    h1: { pt: "Liga dos Oceanos", en: "Liga dos Oceanos" },
    action: TAB,
  },
  {
    name: "international",
    path: "/international",
    h1: { pt: "Internacional", en: "International" },
    action: { pt: "Só os nossos clubes", en: "Our clubs only" },
  },
  {
    name: "international-domestic",
    path: "/international?type=domestic&season=20252026&competition=1&round=7",
    canonical: "/international?season=20252026",
    h1: { pt: "Internacional", en: "International" },
    action: { pt: "Todos os jogos", en: "All matches" },
  },
  {
    name: "groups",
    path: "/competition/1",
    h1: { pt: "Liga dos Oceanos", en: "Liga dos Oceanos" },
    action: TAB,
  },
  {
    name: "club-matches",
    path: "/competition/liga-atlantica/round/20262027?team=4",
    h1: LIGA,
    action: TAB,
  },
  {
    name: "past-season",
    path: "/competition/liga-atlantica/round/20252026",
    h1: LIGA,
    action: TAB,
  },
  {
    name: "past-table",
    path: "/competition/liga-atlantica?season=20242025",
    h1: LIGA,
    action: TAB,
  },
  {
    name: "match-live",
    path: "/match/20262027/liga-atlantica/14/1594",
    h1: same("Dunas 1, Lagoa Brava 0"),
    action: { pt: "Golos e cartões", en: "Goals and cards" },
  },
  {
    name: "match-over",
    path: "/match/20262027/liga-atlantica/14/1590?view=short",
    canonical: "/match/20262027/liga-atlantica/14/1590",
    h1: same("Torrebela 1, Ribeira Nova 4"),
    action: { pt: "Tudo", en: "Everything" },
  },
  {
    name: "match-ahead",
    path: "/match/20262027/liga-atlantica/14/1596",
    h1: same("Farol do Cabo – Vila Âmbar"),
    action: { pt: "Calendário: juntar este jogo", en: "Calendar: add this match" },
  },
  {
    name: "match-penalties",
    path: "/match/20252026/taca-atlantica/2/1356",
    h1: same("Ribeira Nova 1, Valmarinho 1"),
    action: { pt: "Golos e cartões", en: "Goals and cards" },
  },
  {
    name: "match-abroad",
    path: "/match/20262027/liga-atlantica/1/2091",
    canonical: "/match/20262027/1/1/2091",
    h1: same("Guaraúna 1, Valmarinho 1"),
    action: { pt: "Golos e cartões", en: "Goals and cards" },
  },
  {
    name: "team",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027",
    h1: FAROL,
    action: { pt: "Todos os jogos", en: "All matches" },
  },
  {
    name: "team-live",
    path: "/team/17/another-name/liga-atlantica/20262027",
    canonical: "/team/17/dunas/liga-atlantica/20262027",
    h1: same("Dunas"),
    action: { pt: "Plantel", en: "Squad" },
  },
  {
    name: "team-b",
    path: "/team/68/ribeira-nova-b/segunda-atlantica/20262027",
    h1: same("Ribeira Nova B"),
    action: { pt: "Plantel", en: "Squad" },
  },
  {
    name: "team-matches",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=matches&type=previous&competition=liga-atlantica",
    h1: FAROL,
    action: { pt: "Taça Atlântica", en: "Taça Atlântica" },
  },
  {
    name: "team-squad",
    path: "/team/9/penha-clara/liga-atlantica/20252026?tab=squad",
    h1: same("Penha Clara"),
    action: { pt: "Comparar", en: "Compare" },
  },
  {
    name: "team-statistics",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=statistics",
    h1: FAROL,
    action: { pt: "Jogadores", en: "Players" },
  },
  {
    name: "team-leaders",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=statistics&stat=assists&type=players",
    h1: FAROL,
    action: { pt: "Minutos jogados", en: "Minutes played" },
  },
  {
    name: "team-standings",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=standings",
    h1: FAROL,
    action: { pt: "Na página da competição", en: "On the competition’s page" },
  },
  {
    name: "team-abroad",
    path: "/team/1/farol-do-cabo/1/20262027?tab=standings",
    h1: FAROL,
    action: { pt: "Na página da competição", en: "On the competition’s page" },
  },
  {
    name: "team-club",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=club",
    h1: FAROL,
    action: { pt: "Ver no mapa", en: "See on a map" },
  },
  {
    name: "team-news",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=news",
    h1: FAROL,
    action: { pt: "Mais antigas", en: "Older" },
  },
  {
    name: "team-videos",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=videos",
    h1: FAROL,
    action: { pt: "Comparar", en: "Compare" },
  },
  {
    name: "team-compare",
    path: "/team/1/farol-do-cabo/liga-atlantica/20262027?tab=compare&with=4",
    h1: FAROL,
    action: { pt: "Ribeira Nova", en: "Ribeira Nova" },
  },
  { name: "calendar", path: "/calendar", h1: CALENDAR, action: { pt: "Hoje", en: "Today" } },
  {
    name: "calendar-month",
    path: "/calendar/20262027/2026-12?competition=liga-atlantica&view=month",
    canonical: "/calendar/20262027/2026-12?competition=liga-atlantica",
    h1: CALENDAR,
    action: { pt: "Limpar", en: "Clear" },
  },
  {
    name: "calendar-list",
    path: "/calendar?team=4&view=list",
    canonical: "/calendar?team=4",
    h1: CALENDAR,
    action: { pt: "Mês", en: "Month" },
  },
  { name: "calendar-past", path: "/calendar/20252026/2026-04", h1: CALENDAR, action: { pt: "Hoje", en: "Today" } },
  {
    name: "calendar-empty",
    path: "/calendar/20262027/2026-08?competition=taca-atlantica",
    h1: CALENDAR,
    action: { pt: "Limpar filtros", en: "Clear filters" },
  },
  {
    name: "not-found",
    path: "/no/such/page",
    status: 404,
    h1: { pt: "Erro 404", en: "Error 404" },
    action: { pt: "Ir para o início", en: "Go to the home page" },
  },
  {
    name: "offline",
    path: "/offline",
    h1: { pt: "Sem ligação", en: "You are offline" },
    action: { pt: "Tentar de novo", en: "Try again" },
  },
  {
    name: "sign-in",
    path: "/auth",
    h1: { pt: "Entre para seguir o seu clube", en: "Sign in to follow your club" },
    action: { pt: "Continuar com e-mail", en: "Continue with e-mail" },
  },
  ...ARTICLES,
  ...MEDIA,
  ...PEOPLE_IN_CHARGE,
  ...PLAYERS,
  ...SEARCHES,
  ...STATIC_PAGES,
];
