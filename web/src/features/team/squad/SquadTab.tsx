import { useQuery } from "@tanstack/react-query";
import type { Squad } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readSquad } from "../../../football/teamQueries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { People } from "./People.tsx";
import { SquadLines } from "./SquadLines.tsx";
import { SquadSkeleton } from "./SquadSkeleton.tsx";
import { squadGroups, whoLeft } from "./squadGroups.ts";
import { leaverOf, staffOf } from "./squadPeople.ts";

/** Everybody who plays and works for the club in this season. */
export function SquadTab({ team }: { team: Team }) {
  const query = useQuery(readSquad(team.info.id, team.season));
  return (
    <Part query={query} skeleton={<SquadSkeleton cards={24} />}>
      {(squad) => <Everybody team={team} squad={squad} />}
    </Part>
  );
}

function Everybody({ team, squad }: { team: Team; squad: Squad }) {
  const texts = useTexts();
  const { squad: words } = texts.team;
  const { players, technical_team: staff } = squad;
  const groups = squadGroups(players);
  const left = whoLeft(players);
  const workers = staffOf(staff, team, texts);
  return (
    <>
      {groups.length > 0 ? (
        <SquadLines groups={groups} season={team.season} />
      ) : (
        <EmptyState title={words.none} text={words.noneText} />
      )}
      {workers.length > 0 ? (
        <Section title={words.staff} className={styles.rule}>
          <People people={workers} />
        </Section>
      ) : null}
      {left.length > 0 ? (
        <Section title={words.left} className={styles.rule}>
          <People people={left.map((player) => leaverOf(player, team.season, texts))} />
        </Section>
      ) : null}
    </>
  );
}
