import { useState } from "react";
import { useFavouriteClubs } from "../../app/favouriteClubs.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { useFollowing } from "../../app/useFollowing.ts";
import { Button } from "../../ui/Button.tsx";
import { Star } from "../../ui/Star.tsx";
import styles from "./team.module.css";
import type { Team } from "./team.ts";

/** Makes the club one of the two that somebody follows, tells which of them it is, and why there is no third. */
export function FollowClub({ team: { info } }: { team: Team }) {
  const { follow: words } = useTexts().team;
  const clubs = useFavouriteClubs();
  const place = clubs.findIndex(({ id }) => id === info.id);
  const { run, doing, failure } = useFollowing();
  const club = { id: info.id, name: info.name };
  // What was pressed shows at once; what came of it, when it is known.
  const [hasChosen, setHasChosen] = useState(false);
  const isMine = doing === "follow" || (place >= 0 && doing !== "unfollow");
  const isSecond = doing === "follow" ? clubs.length > 0 : place === 1 && doing !== "makeMain";
  return (
    <>
      <Button
        variant={isMine ? "primary" : "secondary"}
        aria-pressed={isMine}
        aria-busy={doing !== undefined || undefined}
        title={isMine ? words.leave : undefined}
        className={styles.follow}
        onClick={() => {
          setHasChosen(true);
          void run(place < 0 ? "follow" : "unfollow", club);
        }}
      >
        <Star isFilled={isMine} />
        {isMine ? (isSecond ? words.second : words.main) : words.follow}
      </Button>
      {/* Not before something was pressed: what the server painted stays where it is. */}
      {hasChosen && isSecond && !doing ? (
        <Button variant="secondary" onClick={() => run("makeMain", club)}>
          {words.makeMain}
        </Button>
      ) : null}
      {failure ? (
        <p className={styles.refusal} role="alert">
          {words[failure]} {failure === "full" ? <a href={accountPaths.profileEdit()}>{words.change}</a> : null}
        </p>
      ) : null}
    </>
  );
}
