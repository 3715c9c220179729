import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { drawnCrestOf } from "../../../api/art.ts";
import { type FavouriteTeam, readFavourites } from "../../../api/fan.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { clubHref } from "../../../football/clubHref.ts";
import { currentSeasonOf } from "../../../football/currentSeason.ts";
import { readSeasons } from "../../../football/queries.ts";
import { readableClubStyle } from "../../../ui/accent.ts";
import { Button } from "../../../ui/Button.tsx";
import { Crest } from "../../../ui/Crest.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { ClubChoice } from "../clubs/broughtClubChoice.ts";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { useFocusOn } from "../useFocusOn.ts";
import { Box } from "./Box.tsx";
import styles from "./profile.module.css";

/** The clubs that a fan follows, in their colours; changed in their place. */
export function MyClubs() {
  const { clubs: words } = useTexts().profile;
  const query = useQuery(readFavourites());
  const [isChanging, setIsChanging] = useState(false);
  const place = useFocusOn(isChanging ? "choice" : "clubs");
  const change = <LinkButton onClick={() => setIsChanging(true)}>{words.change}</LinkButton>;
  const hasClubs = Boolean(query.data?.length);
  return (
    <div ref={place}>
      <Box title={words.title} aside={hasClubs && !isChanging ? change : undefined}>
        {isChanging ? (
          <ClubChoice takesFocus>
            <Button size="sm" onClick={() => setIsChanging(false)}>
              {words.done}
            </Button>
          </ClubChoice>
        ) : (
          <Part query={query} skeleton={<FormSkeleton label={words.loading} fields={1} />}>
            {(favourites) =>
              favourites.length > 0 ? (
                <Clubs favourites={favourites} />
              ) : (
                <div className={styles.none}>
                  <EmptyState
                    title={words.none}
                    text={words.noneText}
                    action={<Button onClick={() => setIsChanging(true)}>{words.choose}</Button>}
                  />
                </div>
              )
            }
          </Part>
        )}
      </Box>
    </div>
  );
}

function Clubs({ favourites }: { favourites: FavouriteTeam[] }) {
  const { clubs: words } = useTexts().profile;
  const { data: seasons } = useQuery(readSeasons());
  const season = currentSeasonOf(seasons);
  return (
    <ul className={styles.clubs}>
      {favourites.map(({ team, is_primary: isMain }) => (
        <li key={team.id} style={readableClubStyle(team.color, undefined, team.textColor)}>
          <a href={season && clubHref(team, season.id, { seasons })}>
            <Crest src={drawnCrestOf(team)} size={44} />
            <span>
              {team.name}
              <small>{isMain ? words.mainShort : words.secondaryShort}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
