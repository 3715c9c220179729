import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { crestOf } from "../../../api/art.ts";
import type { Competition } from "../../../api/wire.ts";
import type { FavouriteClub } from "../../../app/favouriteClubs.ts";
import { peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readTeams } from "../../../football/queries.ts";
import { useSession } from "../../../session/useSession.ts";
import { Button } from "../../../ui/Button.tsx";
import { ClubPicker } from "../../../ui/ClubPicker.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "./favourite.module.css";

interface Props {
  league: Competition;
  hasFailed: boolean;
  onPick: (club: FavouriteClub) => void;
  /** For whoever has a club, and may leave it at that. */
  onBack?: (() => void) | undefined;
}

export function ClubChoice({ league, hasFailed, onPick, onBack }: Props) {
  const { club: words } = useTexts().front;
  const { user } = useSession();
  const { data: teams } = useQuery(readTeams(league.id, league.seasonId));
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => back.current?.focus(), []);
  if (!teams || teams.length === 0) return null;
  return (
    <div id="my-club" className={styles.choice}>
      <Page>
        <Section
          title={words.choose}
          lead={user ? words.chooseTextOfFan : words.chooseText}
          aside={
            onBack ? (
              <Button ref={back} size="sm" variant="quiet" onClick={onBack}>
                {words.changeBack}
              </Button>
            ) : undefined
          }
        >
          <ClubPicker
            label={words.clubs}
            clubs={teams.map((team) => ({
              key: String(team.id),
              name: team.name,
              href: peoplePaths.team(team.id, team.name, league.id, league.seasonId),
              crest: crestOf(team),
            }))}
            onPick={({ key, name }) => onPick({ id: Number(key), name })}
          />
          {hasFailed ? <p role="alert">{words.notSaved}</p> : null}
        </Section>
      </Page>
    </div>
  );
}
