import type { PageCase } from "./pages.ts";

const same = (words: string) => ({ pt: words, en: words });

/** What editors write: lists and what is on them. */
export const ARTICLES: PageCase[] = [
  { name: "news", path: "/news", h1: { pt: "Notícias", en: "News" }, action: { pt: "Página 2", en: "Page 2" } },
  {
    name: "news-page",
    path: "/news?page=2",
    isFurther: true,
    h1: { pt: "Notícias", en: "News" },
    action: { pt: "Página anterior", en: "Previous page" },
  },
  {
    name: "news-tag",
    path: "/news?tag=arbitragem",
    h1: { pt: "Notícias: Arbitragem", en: "News: Refereeing" },
    action: { pt: "Todas", en: "All" },
  },
  {
    name: "news-article",
    path: "/news/239/casa-cheia-dez-anos-depois",
    englishPath: "/news/240/a-full-house-ten-years-on",
    h1: { pt: "Casa cheia, dez anos depois", en: "A full house, ten years on" },
    action: { pt: "Partilhar", en: "Share" },
  },
  {
    name: "opinions",
    path: "/opinions",
    h1: { pt: "Opiniões", en: "Opinions" },
    action: { pt: "Página seguinte", en: "Next page" },
  },
  {
    name: "opinion",
    path: "/opinion/59/a-pressa-e-inimiga-do-terceiro-passe",
    englishPath: "/opinion/60/haste-is-the-enemy-of-the-third-pass",
    h1: { pt: "A pressa é inimiga do terceiro passe", en: "Haste is the enemy of the third pass" },
    action: { pt: "Partilhar", en: "Share" },
  },
  {
    name: "author",
    path: "/author/1/matilde-arganil",
    englishPath: "/author/2/matilde-arganil",
    h1: same("Matilde Arganil"),
    action: { pt: "Opiniões", en: "Opinions" },
  },
  {
    name: "press-releases",
    path: "/press-releases",
    h1: { pt: "Notas de imprensa", en: "Press releases" },
    action: { pt: "Página 2", en: "Page 2" },
  },
  {
    name: "press-release",
    path: "/press-releases/23/rotunda-entra-em-campo-com-a-liga-atlantica",
    englishPath: "/press-releases/24/rotunda-teams-up-with-the-liga-atlantica",
    h1: { pt: "Rotunda entra em campo com a Liga Atlântica", en: "Rotunda teams up with the Liga Atlântica" },
    action: { pt: "Partilhar", en: "Share" },
  },
];
