/* The gallery shows everything, so it stands for everything: that all of it renders without a browser. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
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

const components = Object.keys(import.meta.glob(["../src/ui/*.tsx", "!../src/ui/*.test.tsx"]));
const sources = Object.values(
  import.meta.glob<string>(["./*.tsx", "../src/ui/*.tsx", "!./*.test.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

test("there is no browser here", () => {
  expect(typeof window).toBe("undefined");
  expect(typeof document).toBe("undefined");
});

test("every component renders on the server", () => {
  expect(renderToString(<Gallery />)).toContain("Linha de jogo, todos os estados");
  expect(renderToString(<CompetitionPage />)).toContain("Liga Atlântica");
  expect(renderToString(<ClubPage />)).toContain("Emprestado por");
  expect(renderToString(<MatchCourse />)).toContain("Cronologia");
  expect(renderToString(<MatchLineUps />)).toContain("Jogo: onzes e números");
  expect(renderToString(<People />)).toContain("Obando");
  expect(renderToString(<InCharge />)).toContain("Equipa técnica");
  expect(renderToString(<FrontParts />)).toContain("Ganhe a camisola do jogo");
  expect(renderToString(<Article />)).toContain("Estádios para todos");
  expect(renderToString(<Search />)).toContain("Campo de pesquisa");
  expect(renderToString(<MediaParts />)).toContain("Parede de vídeos");
  expect(renderToString(<Account />)).toContain("Continuar com e-mail");
  expect(renderToString(<Requests />)).toContain("Faltam três coisas");
  expect(renderToString(<AppNotes />)).toContain("Sem ligação");
  expect(renderToString(<Frame />)).toContain("Litoral Energia");
});

test("every component is in the gallery, itself or as part of another", () => {
  const missing = components
    .map((path) => path.replace(/^.*\//, "").replace(/\.tsx$/, ""))
    .filter((name) => !sources.includes(`<${name}`));
  expect(missing).toEqual([]);
});
