import {
  type Excerpt,
  readFewNews,
  readFewOfStore,
  readFewOpinions,
  readFewPressReleases,
  readFewPublications,
  readFewStatements,
  readFewVideos,
} from "../../../api/frontLists.ts";
import type { Settings } from "../../../api/furniture.ts";
import { readOpenGiveaways } from "../../../api/giveaways.ts";
import { LIST_SIZES } from "../../../api/listSizes.ts";
import { readLeaders } from "../../../football/figureQueries.ts";
import { PLAYER_STATISTICS } from "../../../football/playerStatistics.ts";
import type { Language } from "../../../i18n/language.ts";
import type { KnownBlock } from "./rows.ts";

/** What each block reads. The server reads it before the page is painted, the block where it stands. */

interface Asked {
  block: KnownBlock;
  language: Language;
  settings: Settings | null | undefined;
  /** What time it is. */
  now: number;
}

/** As many as the editor of the block wants, else as many as the settings say, else the usual number. */
function excerptOf({ block }: Asked, configured: number | null | undefined, usual: number): Excerpt {
  const { tag, team, competition, limit } = block;
  return { size: limit ?? configured ?? usual, tag: tag?.slug, team: team?.id, competition: competition?.id };
}

export const newsOf = (asked: Asked) =>
  readFewNews(asked.language, excerptOf(asked, asked.settings?.homeNewsLimit, LIST_SIZES.home.news));

export const videosOf = (asked: Asked) =>
  readFewVideos(asked.language, excerptOf(asked, asked.settings?.videosLimit, LIST_SIZES.videos.few));

export const opinionsOf = (asked: Asked) =>
  readFewOpinions(asked.language, excerptOf(asked, undefined, LIST_SIZES.home.opinions));

export const statementsOf = (asked: Asked) =>
  readFewStatements(asked.language, excerptOf(asked, asked.settings?.homeStatementsLimit, LIST_SIZES.home.statements));

export const pressReleasesOf = (asked: Asked) =>
  readFewPressReleases(
    asked.language,
    excerptOf(asked, asked.settings?.pressReleasesLimit, LIST_SIZES.news.pressReleases),
  );

export const publicationsOf = (asked: Asked) =>
  readFewPublications(asked.language, excerptOf(asked, undefined, LIST_SIZES.home.publications));

/** The specification has no number for these. */
const FEW = 4;

export const storeOf = (asked: Asked) => readFewOfStore(asked.language, excerptOf(asked, undefined, FEW));

export const giveawaysOf = (asked: Asked) =>
  readOpenGiveaways(asked.language, { ...excerptOf(asked, undefined, FEW), now: asked.now });

/** What is led in: goals, assists, saves, minutes. */
const LED = [PLAYER_STATISTICS.goals, PLAYER_STATISTICS.assists, PLAYER_STATISTICS.saves, PLAYER_STATISTICS.minutes];
const LEADERS = 5;

export const leadersOf = ({ limit }: KnownBlock, competition: string, season: number) =>
  readLeaders(competition, season, LED, limit ?? LEADERS);
