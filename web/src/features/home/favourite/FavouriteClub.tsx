import { useEffect, useRef, useState } from "react";
import type { Competition } from "../../../api/wire.ts";
import { type FavouriteClub as Club, useFavouriteClubs } from "../../../app/favouriteClubs.ts";
import { laterParts } from "../../../app/later.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
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
  const { club: words } = useTexts().front;
  const clubs = useFavouriteClubs();
  const [isChanging, setIsChanging] = useState(false);
  const { run, failure } = useFollowing();
  const isChosen = clubs.length > 0 && !isChanging;
  const place = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);

  // What was pressed goes with the choice: its reader's place stays here. Nobody is brought here who pressed nothing.
  useEffect(() => {
    if (isChosen && isAnswered.current) place.current?.focus();
    isAnswered.current = false;
  }, [isChosen]);

  const leave = () => {
    isAnswered.current = true;
    setIsChanging(false);
  };
  const pick = async (club: Club) => {
    isAnswered.current = true;
    if (await run("replaceMain", club)) setIsChanging(false);
    else isAnswered.current = false;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div ref={place} className={styles.place} role="group" aria-label={words.mine} tabIndex={-1}>
      {isChosen ? (
        <MINE.Component clubs={clubs} onChange={() => setIsChanging(true)} />
      ) : (
        <ClubChoice
          league={league}
          hasFailed={failure !== undefined}
          onBack={clubs.length > 0 ? leave : undefined}
          onPick={pick}
        />
      )}
    </div>
  );
}
