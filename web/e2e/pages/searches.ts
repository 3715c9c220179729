import type { PageCase } from "./pages.ts";

const h1 = { pt: "Pesquisa", en: "Search" };

/** What was found: everything, one kind page by page, and nothing. */
export const SEARCHES: PageCase[] = [
  {
    name: "search",
    path: "/search?q=far",
    h1,
    action: { pt: "Farol do Cabo Liga Atlântica", en: "Farol do Cabo Liga Atlântica" },
  },
  {
    name: "search-matches",
    path: "/search?q=far&type=match&page=2",
    h1,
    action: { pt: "Anterior", en: "Previous" },
  },
  {
    name: "search-nothing",
    path: "/search?q=zzqx",
    h1,
    action: { pt: "Ver todos os clubes", en: "See all clubs" },
  },
];
