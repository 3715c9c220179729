import { expect, test } from "vitest";
import { accountPaths, contentPaths, paths, peoplePaths, portuguesePaths, slugOf, withQuery } from "./paths.ts";

test("every address of the specification", () => {
  const addresses = [
    paths.home(),
    paths.international(),
    accountPaths.auth(),
    accountPaths.accreditation(),
    paths.calendar(),
    paths.calendar("20262027"),
    paths.calendar("20262027", "liga-atlantica", "novembro"),
    paths.competition("liga-atlantica"),
    paths.competition("liga-atlantica", { tab: "stats", stat: 142, type: "home" }),
    paths.competitionRound("liga-atlantica", "Liga Atlântica", 11),
    paths.competitionSeason("liga-atlantica", 20262027),
    paths.competitionSeason("liga-atlantica", 20262027, { team: 7 }),
    paths.classification("liga-atlantica"),
    paths.classification("liga-atlantica", { type: "away", live: 0, season: undefined }),
    peoplePaths.team(7, "Farol do Cabo", "liga-atlantica", 20262027, { tab: "squad" }),
    peoplePaths.teamShort(7, "liga-atlantica", 20262027),
    peoplePaths.player(31, "Zé Atalaia", 20262027, 7),
    peoplePaths.playerShort(31, 20262027, 7),
    peoplePaths.coach(5, 7, 20262027),
    peoplePaths.official("referee", 20262027, 9),
    peoplePaths.official("delegate", 20262027, 9),
    peoplePaths.official("observer", 20262027, 9),
    paths.match(20262027, "liga-atlantica", 11, 1364),
    contentPaths.newsList(),
    contentPaths.news(55),
    contentPaths.news(55, "Casa cheia, dez anos depois"),
    contentPaths.opinions(),
    contentPaths.opinion(3),
    contentPaths.opinion(3, "A pressa é inimiga"),
    contentPaths.pressReleases(),
    contentPaths.pressRelease(8),
    contentPaths.pressRelease(8, "Nomeações"),
    contentPaths.statements(),
    contentPaths.publications(),
    contentPaths.publication(2),
    contentPaths.videos(),
    contentPaths.video(4),
    contentPaths.video(4, "As cinco defesas"),
    contentPaths.page("termos"),
    contentPaths.downloadApp(),
    contentPaths.store(),
    accountPaths.profile(),
    accountPaths.profileEdit(),
    accountPaths.profileNewsletter(),
    portuguesePaths.noticias(),
    portuguesePaths.noticia(55, "Casa cheia"),
    portuguesePaths.opinioes(),
    portuguesePaths.opiniao(3, "A pressa"),
    portuguesePaths.comunicados(),
  ];
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/",
      "/international",
      "/auth",
      "/accreditation",
      "/calendar",
      "/calendar/20262027",
      "/calendar/20262027/liga-atlantica/novembro",
      "/competition/liga-atlantica",
      "/competition/liga-atlantica?tab=stats&stat=142&type=home",
      "/competition/liga-atlantica/liga-atlantica/round/11",
      "/competition/liga-atlantica/round/20262027",
      "/competition/liga-atlantica/round/20262027?team=7",
      "/competition/liga-atlantica/classification",
      "/competition/liga-atlantica/classification?type=away&live=0",
      "/team/7/farol-do-cabo/liga-atlantica/20262027?tab=squad",
      "/team/7/liga-atlantica/20262027",
      "/player/31/ze-atalaia/20262027/7",
      "/player/31/20262027/7",
      "/coach/5/7/20262027",
      "/referee/20262027/9",
      "/delegate/20262027/9",
      "/observer/20262027/9",
      "/match/20262027/liga-atlantica/11/1364",
      "/news",
      "/news/55",
      "/news/55/casa-cheia-dez-anos-depois",
      "/opinions",
      "/opinion/3",
      "/opinion/3/a-pressa-e-inimiga",
      "/press-releases",
      "/press-releases/8",
      "/press-releases/8/nomeacoes",
      "/statements",
      "/publications",
      "/publications/2",
      "/videos",
      "/video/4",
      "/video/4/as-cinco-defesas",
      "/pages/termos",
      "/pages/download-app",
      "/store",
      "/profile",
      "/profile/edit",
      "/profile/newsletter",
      "/noticias",
      "/noticias/55/casa-cheia",
      "/opinioes",
      "/opiniao/3/a-pressa",
      "/comunicados",
    ]
  `);
});

test("names become plain segments", () => {
  expect(slugOf("Vila Âmbar / “B” 100%")).toBe("vila-ambar-b-100");
  expect(slugOf("???")).toBe("-");
});

test("what a visitor could have written stays in its segment", () => {
  expect(paths.competition("../../api?x=1#y")).toBe("/competition/..%2F..%2Fapi%3Fx%3D1%23y");
});

test("parameters without a value are left out", () => {
  expect(withQuery("/x", { team: "", round: undefined, page: 0, q: "a b" })).toBe("/x?page=0&q=a%20b");
});
