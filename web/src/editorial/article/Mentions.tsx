import { useQuery } from "@tanstack/react-query";
import { crestOf } from "../../api/art.ts";
import type { ArticleEntry } from "../../api/articles.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { decideMatchRow } from "../../football/matchRow.ts";
import { mentionedIn } from "../../football/mentioned.ts";
import { readSeasons } from "../../football/queries.ts";
import { MatchList } from "../../ui/MatchList.tsx";
import { MatchRow } from "../../ui/MatchRow.tsx";
import styles from "./article.module.css";

interface Props {
  entry: Pick<ArticleEntry, "teams" | "players" | "matches">;
}

/** What of the league an article is about: its matches, clubs and players, each leading to its page. */
export function Mentions({ entry }: Props) {
  const texts = useTexts();
  const { article } = texts.news;
  const { data: seasons } = useQuery(readSeasons());
  const { clubs, players } = mentionedIn(entry, seasons);
  const games = entry.matches ?? [];
  if (clubs.length + players.length + games.length === 0) return null;
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
          {clubs.map(({ team, href }) => (
            <li key={team.id}>
              <a href={href}>
                <img src={crestOf(team)} width="24" height="27" alt="" loading="lazy" decoding="async" />
                {team.name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {players.length > 0 ? (
        <ul className={styles.links} aria-label={article.players}>
          {players.map(({ key, href, name, picture }) => (
            <li key={key}>
              <a href={href}>
                {picture ? (
                  <img
                    className={styles.portrait}
                    src={picture}
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
