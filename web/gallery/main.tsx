/* The design system on one page, for looking at: `npx vite`, then /gallery.html?theme=dark&view=all|page. */
import "../src/ui/tokens.css";
import "../src/ui/fonts.css";
import "../src/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { CompetitionPage } from "./CompetitionPage";
import { Gallery } from "./Gallery";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;

const root = document.getElementById("gallery");
if (root) {
  createRoot(root).render(<StrictMode>{query.get("view") === "page" ? <CompetitionPage /> : <Gallery />}</StrictMode>);
}
