import { useQuery } from "@tanstack/react-query";
import { crestOf, listed } from "../../api/art.ts";
import type { ArticleEntry } from "../../api/articles.ts";
import { peoplePaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { clubHref } from "../../football/clubHref.ts";
import { currentSeasonOf } from "../../football/currentSeason.ts";
import { decideMatchRow } from "../../football/matchRow.ts";
import { readSeasons } from "../../football/queries.ts";
import { MatchList } from "../../ui/MatchList.tsx";
import { MatchRow } from "../../ui/MatchRow.tsx";
import styles from "./article.module.css";

interface Props {
  entry: Pick<ArticleEntry, "teams" | "players" | "matches">;
}

/** The page of a player leads on to the team that he was at: where an article names none, any will do. */
const ANY_TEAM = 1;

/** What of the league an article is about: its matches, clubs and players, each leading to its page. */
export function Mentions({ entry: { teams, players, matches } }: Props) {
  const texts = useTexts();
  const { article } = texts.news;
  const { data: seasons } = useQuery(readSeasons());
  const season = currentSeasonOf(seasons)?.id;
  const clubs = (teams ?? []).flatMap((team) => {
    const href = season && clubHref(team, season, { seasons });
    return href ? [{ key: `team-${team.id}`, href, name: team.name, crest: crestOf(team) }] : [];
  });
  const people = (season ? (players ?? []) : []).map(({ id, name, profilePhoto }) => ({
    key: `player-${id}`,
    href: peoplePaths.player(id, name, season ?? 0, teams?.[0]?.id ?? ANY_TEAM),
    name,
    photo: profilePhoto ? listed(profilePhoto) : undefined,
  }));
  const games = matches ?? [];
  if (clubs.length + people.length + games.length === 0) return null;
  return (
    <section className={styles.mentions}>
      <h2 className={styles.small}>{article.mentioned}</h2>
      {games.length > 0 ? (
        <div className={styles.matches}>
          <MatchList label={article.matches}>
            {games.map((match) => (
              <MatchRow key={match.id} {...decideMatchRow(match, texts, { isDated: true })} />
            ))}
          </MatchList>
        </div>
      ) : null}
      {clubs.length > 0 ? (
        <ul className={styles.links} aria-label={article.clubs}>
          {clubs.map(({ key, href, name, crest }) => (
            <li key={key}>
              <a href={href}>
                <img src={crest} width="24" height="27" alt="" loading="lazy" decoding="async" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {people.length > 0 ? (
        <ul className={styles.links} aria-label={article.players}>
          {people.map(({ key, href, name, photo }) => (
            <li key={key}>
              <a href={href}>
                {photo ? (
                  <img
                    className={styles.portrait}
                    src={photo}
                    width="27"
                    height="32"
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ) : null}
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
