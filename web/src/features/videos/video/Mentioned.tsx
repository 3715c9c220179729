import { useQuery } from "@tanstack/react-query";
import { crestOf } from "../../../api/art.ts";
import type { Video } from "../../../api/videos.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { mentionedIn } from "../../../football/mentioned.ts";
import { readSeasons } from "../../../football/queries.ts";
import { Crest } from "../../../ui/Crest.tsx";
import { PersonLinks } from "../../../ui/PersonLinks.tsx";
import styles from "./video.module.css";

/** The clubs and players that are to be seen, in the season of the match or in the current one. */
export function Mentioned({ video }: { video: Video }) {
  const { media } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const { clubs, players } = mentionedIn(video, seasons);
  return (
    <>
      {clubs.length > 0 ? (
        <ul className={styles.clubs} aria-label={media.video.clubs}>
          {clubs.map(({ team, href }) => (
            <li key={team.id}>
              <a href={href}>
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
