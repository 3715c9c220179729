import { useQuery } from "@tanstack/react-query";
import { useSilent } from "../../../api/contentQueries.ts";
import { readFewNews } from "../../../api/frontLists.ts";
import { type FavouriteClub, useFavouriteClubs } from "../../../app/favouriteClubs.ts";
import { contentPaths, paths, withQuery } from "../../../app/paths.ts";
import { useSite, useTexts } from "../../../app/SiteContext.tsx";
import { clubHref } from "../../../football/clubHref.ts";
import { currentSeasonOf } from "../../../football/currentSeason.ts";
import { readSeasons } from "../../../football/queries.ts";
import { Star } from "../../../ui/Star.tsx";
import styles from "./club.module.css";

/** As many as stand side by side. */
const SHOWN = 2;

/** The latest of the clubs that the reader follows, or the way to choose one: of the same height, so that nothing moves. */
export function ClubRow() {
  const { club: words } = useTexts().news;
  const clubs = useFavouriteClubs();
  return (
    <section className={styles.row} aria-label={words.title}>
      {clubs.length === 0 ? (
        <p className={styles.invitation}>
          <span className={styles.kicker}>
            <Star size={16} />
            {words.title}
          </span>
          <a href={`${paths.home()}#${MY_CLUB_ANCHOR}`}>{words.choose}</a>
        </p>
      ) : (
        clubs.map((club) => <Latest key={club.id} club={club} size={SHOWN / clubs.length} />)
      )}
    </section>
  );
}

/** Where the home page has the choice. */
const MY_CLUB_ANCHOR = "my-club";

function Latest({ club, size }: { club: FavouriteClub; size: number }) {
  const { language, texts } = useSite();
  const { club: words } = texts.news;
  const { data: seasons } = useQuery(readSeasons());
  const news = useSilent(readFewNews(language, { size, team: club.id }));
  const season = currentSeasonOf(seasons)?.id;
  const home = season === undefined ? undefined : clubHref(club, season, { seasons });
  const cells = news?.entries.map(({ id, title, slug }) => ({
    id,
    title,
    href: contentPaths.news(id, slug ?? title),
  }));
  const kicker = (
    <span className={styles.kicker}>
      <Star size={16} isFilled />
      {home ? <a href={withQuery(home, { tab: "news" })}>{club.name}</a> : club.name}
    </span>
  );
  if (!cells || cells.length === 0) {
    return (
      <div className={styles.cell}>
        {kicker}
        <p className={styles.none}>{cells ? words.none : null}</p>
      </div>
    );
  }
  return cells.map(({ id, title, href }) => (
    <div key={id} className={styles.cell}>
      {kicker}
      <h2 className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
    </div>
  ));
}
