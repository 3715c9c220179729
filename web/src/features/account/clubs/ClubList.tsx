import { crestOf } from "../../../api/art.ts";
import type { TeamRef } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readableClubStyle } from "../../../ui/accent.ts";
import { Crest } from "../../../ui/Crest.tsx";
import styles from "./clubs.module.css";
import { type ClubChoice, placeOf } from "./useClubChoice.ts";

interface Props extends Pick<ClubChoice, "chosen" | "busy" | "toggle"> {
  clubs: TeamRef[];
}

/** A crest for each club: pressed, it is chosen or let go of. */
export function ClubList({ clubs, chosen, busy, toggle }: Props) {
  const { clubs: words } = useTexts().profile;
  return (
    <ul className={styles.list} aria-label={words.list} aria-busy={busy !== undefined}>
      {clubs.map((team) => {
        const place = placeOf(chosen, team);
        return (
          <li key={team.id}>
            <button
              type="button"
              aria-pressed={place !== undefined}
              data-busy={busy === team.id || undefined}
              style={readableClubStyle(team.color, undefined, team.textColor)}
              onClick={() => toggle(team)}
            >
              <Crest src={crestOf(team)} size={44} />
              <span>{team.name}</span>
              {place ? (
                <em>
                  <span aria-hidden="true">{place === "main" ? words.first : words.second}</span>
                  <span className="visuallyHidden">, {place === "main" ? words.main : words.secondary}</span>
                </em>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
