import { useQuery } from "@tanstack/react-query";
import { crestOf } from "../../../api/art.ts";
import type { Competition } from "../../../api/wire.ts";
import { chooseClub, useFavouriteClub } from "../../../app/favouriteClub.ts";
import { peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readTeams } from "../../../football/queries.ts";
import { ClubPicker } from "../../../ui/ClubPicker.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "./favourite.module.css";
import { MyClub } from "./MyClub.tsx";

interface Props {
  /** Whose clubs there are to choose from. */
  league: Competition;
}

/** The club that a visitor chose on this device, or the choice. */
export function FavouriteClub({ league }: Props) {
  const club = useFavouriteClub();
  return club ? <MyClub key={club.id} club={club} /> : <Choice league={league} />;
}

function Choice({ league }: Props) {
  const { front } = useTexts();
  const { data: teams } = useQuery(readTeams(league.id, league.seasonId));
  if (!teams || teams.length === 0) return null;
  return (
    <div className={styles.choice}>
      <Page>
        <Section title={front.club.choose} lead={front.club.chooseText}>
          <ClubPicker
            label={front.club.clubs}
            clubs={teams.map((team) => ({
              key: String(team.id),
              name: team.name,
              href: peoplePaths.team(team.id, team.name, league.id, league.seasonId),
              crest: crestOf(team),
            }))}
            onPick={({ key, name }) => chooseClub({ id: Number(key), name })}
          />
        </Section>
      </Page>
    </div>
  );
}
