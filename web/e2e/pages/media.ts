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
    name: "publications",
    path: "/publications?page=2",
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
  { name: "store", path: "/store", h1: { pt: "Loja", en: "Store" }, action: { pt: "Ver na loja", en: "See in the store" } },
  {
    name: "giveaways",
    path: "/giveaways",
    h1: { pt: "Passatempos", en: "Giveaways" },
    action: { pt: "Participar", en: "Take part" },
  },
  { name: "partners", path: "/partners", h1: { pt: "Parceiros", en: "Partners" }, action: { pt: "Velame", en: "Velame" } },
];
