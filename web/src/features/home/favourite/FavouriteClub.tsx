import { useState } from "react";
import type { Competition } from "../../../api/wire.ts";
import { type FavouriteClub as Club, useFavouriteClubs } from "../../../app/favouriteClubs.ts";
import { laterParts } from "../../../app/later.tsx";
import { useFollowing } from "../../../app/useFollowing.ts";
import { ClubChoice } from "./ClubChoice.tsx";
import styles from "./favourite.module.css";

/** Only for those who have a club: the server paints the choice, and many never choose. */
const MINE = laterParts("src/features/home/favourite/myClubs.ts", () => import("./myClubs.ts"))("mine");

interface Props {
  /** Whose clubs there are to choose from. */
  league: Competition;
}

/** The clubs that somebody follows, as this device knows them, or the choice. */
export function FavouriteClub({ league }: Props) {
  const clubs = useFavouriteClubs();
  const [isChanging, setIsChanging] = useState(false);
  const { run, failure } = useFollowing();
  const [main] = clubs;

  const pick = async (club: Club) => {
    if (!main) await run("follow", club);
    else if (main.id !== club.id) {
      await run("unfollow", main);
      await run("makeMain", club);
    }
    setIsChanging(false);
  };
  return (
    <div className={styles.place}>
      {main && !isChanging ? (
        <MINE.Component clubs={clubs} onChange={() => setIsChanging(true)} />
      ) : (
        <ClubChoice
          league={league}
          hasFailed={failure !== undefined}
          onBack={main ? () => setIsChanging(false) : undefined}
          onPick={pick}
        />
      )}
    </div>
  );
}
