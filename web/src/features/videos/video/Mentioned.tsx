import { useQuery } from "@tanstack/react-query";
import { crestOf, listed } from "../../../api/art.ts";
import type { Video } from "../../../api/videos.ts";
import { peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { clubHref } from "../../../football/clubHref.ts";
import { currentSeasonOf } from "../../../football/currentSeason.ts";
import { readSeasons } from "../../../football/queries.ts";
import { Crest } from "../../../ui/Crest.tsx";
import { PersonLinks } from "../../../ui/PersonLinks.tsx";
import styles from "./video.module.css";

/** The clubs and players that are to be seen, in the season of the match or in the current one. */
export function Mentioned({ video }: { video: Video }) {
  const { media } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const [match] = video.matches ?? [];
  const season = match?.season ?? currentSeasonOf(seasons)?.id;
  if (season === undefined) return null;
  const teams = video.teams ?? [];
  const clubs = teams.flatMap((team) => {
    const href = clubHref(team, season, { competition: match?.competition, seasons });
    return href ? [{ ...team, href }] : [];
  });
  // Whoever played for the other one is shown where he played.
  const [any] = teams;
  const players = any
    ? (video.players ?? []).map(({ id, name, profilePhoto }) => ({
        key: String(id),
        name,
        href: peoplePaths.player(id, name, season, any.id),
        picture: profilePhoto ? listed(profilePhoto) : undefined,
      }))
    : [];
  return (
    <>
      {clubs.length > 0 ? (
        <ul className={styles.clubs} aria-label={media.video.clubs}>
          {clubs.map((team) => (
            <li key={team.id}>
              <a href={team.href}>
                <Crest src={crestOf(team)} size={24} />
                {team.name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {players.length > 0 ? (
        <div className={styles.players}>
          <PersonLinks label={media.video.players} people={players} />
        </div>
      ) : null}
    </>
  );
}
