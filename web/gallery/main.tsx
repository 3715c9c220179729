/* The design system on one page, for looking at: `npx vite`, then /gallery.html?theme=dark&view=all|page|club|course|line-ups|people|in-charge|front|article|search|media|frame|account|requests|app. */
import "../src/ui/tokens.css";
import "../src/ui/fonts.css";
import "../src/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchPanels } from "../src/ui/watchPanels";
import { Account } from "./Account";
import { AppNotes } from "./AppNotes";
import { Article } from "./Article";
import { ClubPage } from "./ClubPage";
import { CompetitionPage } from "./CompetitionPage";
import { Frame } from "./Frame";
import { FrontParts } from "./FrontParts";
import { Gallery } from "./Gallery";
import { InCharge } from "./InCharge";
import { MatchCourse } from "./MatchCourse";
import { MatchLineUps } from "./MatchLineUps";
import { MediaParts } from "./MediaParts";
import { People } from "./People";
import { Requests } from "./Requests";
import { Search } from "./Search";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;

watchPanels(document);

const root = document.getElementById("gallery");
const VIEWS = new Map([
  ["page", CompetitionPage],
  ["club", ClubPage],
  ["course", MatchCourse],
  ["line-ups", MatchLineUps],
  ["people", People],
  ["in-charge", InCharge],
  ["front", FrontParts],
  ["article", Article],
  ["search", Search],
  ["media", MediaParts],
  ["frame", Frame],
  ["account", Account],
  ["requests", Requests],
  ["app", AppNotes],
]);
const View = VIEWS.get(query.get("view") ?? "") ?? Gallery;

if (root) {
  createRoot(root).render(
    <StrictMode>
      <View />
    </StrictMode>,
  );
}
