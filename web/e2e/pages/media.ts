import type { PageCase } from "./pages.ts";

const VIDEOS = { pt: "Vídeos", en: "Videos" };

/** Videos, what the league puts into writing, and what it offers. */
export const MEDIA: PageCase[] = [
  { name: "videos", path: "/videos", h1: VIDEOS, action: { pt: "Mostrar mais 18", en: "Show 18 more" } },
  {
    name: "videos-tab",
    path: "/videos?tag=liga-atlantica&type=golos",
    h1: VIDEOS,
    action: { pt: "Defesas", en: "Saves" },
  },
  { name: "videos-club", path: "/videos?team=1", h1: VIDEOS, action: { pt: "Entrevistas", en: "Interviews" } },
  { name: "videos-clubs", path: "/videos?tab=club", h1: VIDEOS, action: { pt: "Farol do Cabo", en: "Farol do Cabo" } },
  {
    name: "video",
    path: "/video/179/resumo-valmarinho-4-0-olival-grande",
    englishPath: "/video/180/highlights-valmarinho-4-0-olival-grande",
    h1: { pt: "Resumo: Valmarinho 4–0 Olival Grande", en: "Highlights: Valmarinho 4–0 Olival Grande" },
    action: { pt: "Partilhar", en: "Share" },
  },
  {
    name: "publication",
    path: "/publications/49",
    englishPath: "/publications/50",
    h1: { pt: "A época em números, caderno de 2026/27", en: "The season in figures, 2026/27 notebook" },
    action: { pt: "Descarregar", en: "Download" },
  },
  {
    name: "publications",
    path: "/publications?page=2",
    isFurther: true,
    h1: { pt: "Publicações Oficiais", en: "Official publications" },
    action: { pt: "Página anterior", en: "Previous page" },
  },
  {
    name: "statements",
    path: "/statements",
    h1: { pt: "Comunicados", en: "Statements" },
    action: { pt: "Disciplina", en: "Discipline" },
  },
  {
    name: "statements-tag",
    path: "/statements?tag=disciplina",
    h1: { pt: "Comunicados", en: "Statements" },
    action: { pt: "Todos", en: "All" },
  },
  {
    name: "store",
    path: "/store",
    h1: { pt: "Loja", en: "Store" },
    action: { pt: "Ver na loja (abre noutro site)", en: "See in the store (opens on another site)" },
  },
  {
    name: "giveaways",
    path: "/giveaways",
    h1: { pt: "Passatempos", en: "Giveaways" },
    action: { pt: "Participar", en: "Take part" },
  },
  {
    name: "partners",
    path: "/partners",
    h1: { pt: "Parceiros", en: "Partners" },
    action: { pt: "Velame (abre noutro site)", en: "Velame (opens on another site)" },
  },
];
