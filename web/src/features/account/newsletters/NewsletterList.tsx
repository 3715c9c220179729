import type { User } from "../../../api/accounts.ts";
import { drawnCrestOf, tilesArt } from "../../../api/art.ts";
import type { Newsletter } from "../../../api/fan.ts";
import type { TeamRef } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readableClubStyle } from "../../../ui/accent.ts";
import { Crest } from "../../../ui/Crest.tsx";
import { Stroke } from "../../../ui/Icon.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Failed } from "../Failed.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { Box } from "../profile/Box.tsx";
import { useMainClub } from "../profile/useMainClub.ts";
import styles from "./newsletters.module.css";
import { useNewsletters } from "./useNewsletters.ts";

/* Path data from Lucide, as in ui/Icon.tsx. */
const CHECK = "M20 6 9 17l-5-5";

/** A switch for each newsletter there is. */
export function NewsletterList({ user }: { user: User }) {
  const { newsletters: words } = useTexts().profile;
  const { query, said, isSaved, sentence, hasAny, toggle, leaveAll } = useNewsletters();
  const club = useMainClub(true);
  return (
    <Box title={words.list} text={words.text(user.email)}>
      <Part query={query} skeleton={<FormSkeleton label={words.loading} fields={4} />}>
        {(newsletters) =>
          newsletters.length === 0 ? (
            <p className={styles.none}>{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {newsletters.map((newsletter, index) => (
                <li key={newsletter.id}>
                  <Switch isOn={newsletter.state !== "off"} onToggle={() => toggle(newsletter)}>
                    <span className={styles.row}>
                      <Art newsletter={newsletter} club={newsletter.is_club ? club : undefined} index={index} />
                      <span>
                        <b>{newsletter.name}</b>
                        <small>{newsletter.description}</small>
                        {newsletter.state === "pending" ? (
                          <small className={styles.pending}>{words.pending}</small>
                        ) : null}
                      </span>
                    </span>
                  </Switch>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      <div className={styles.foot}>
        <p className={styles.said} role="status">
          {isSaved ? <Stroke path={CHECK} size={18} /> : null}
          {said}
        </p>
        {hasAny ? <LinkButton onClick={leaveAll}>{words.leaveAll}</LinkButton> : null}
      </div>
      <Failed sentence={sentence} />
    </Box>
  );
}

/** Tiles are the same for a newsletter on every visit, and no two look alike. */
const COLOURS = ["#E1FF19", "#00FAFF", "#B450FF", "#FF5A23"];

function Art({ newsletter, club, index }: { newsletter: Newsletter; club: TeamRef | undefined; index: number }) {
  if (club) {
    return (
      <span className={styles.art} style={readableClubStyle(club.color, undefined, club.textColor)}>
        <Crest src={drawnCrestOf(club)} size={36} />
      </span>
    );
  }
  const colour = COLOURS[index % COLOURS.length] ?? "#E1FF19";
  return (
    <img
      className={styles.art}
      src={tilesArt(newsletter.id, colour, 2, 2)}
      width="56"
      height="56"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
