import type { SearchResult } from "../../api/wire.ts";
import { contentPaths, paths, peoplePaths } from "../paths.ts";
import { isKind } from "./kinds.ts";

type Result = Pick<SearchResult, "type" | "id" | "title" | "slug" | "season" | "competition" | "team" | "match">;

/** Where something that was found has its page; nothing where too little is known of it to have one. */
export function hrefOfResult(result: Result, currentSeason?: number): string | undefined {
  const { type, id, title, season, competition, team, match } = result;
  if (!isKind(type)) return undefined;
  const words = result.slug || title;
  switch (type) {
    case "team":
      return competition && season ? peoplePaths.team(id, title, competition.id, season) : undefined;
    case "competition":
      return paths.competition(id, season && season !== currentSeason ? { season } : {});
    case "player":
      return team && season ? peoplePaths.player(id, title, season, team.id) : undefined;
    case "coach":
      return team && season ? peoplePaths.coach(id, team.id, season) : undefined;
    case "referee":
    case "delegate":
    case "observer":
      return season ? peoplePaths.official(type, season, id) : undefined;
    case "match":
      return match ? paths.match(match.season, match.competition, match.round, match.id) : undefined;
    case "news":
      return contentPaths.news(id, words);
    case "video":
      return contentPaths.video(id, words);
    case "opinion":
      return contentPaths.opinion(id, words);
    case "press-release":
      return contentPaths.pressRelease(id, words);
    case "statement":
      // All of them are on one page.
      return `${contentPaths.statements()}#${id}`;
    case "publication":
      return contentPaths.publication(id);
    case "page":
      return contentPaths.page(result.slug || String(id));
  }
}
