import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { crestOf, drawnCrestOf } from "../../../api/art.ts";
import type { Coach, Season } from "../../../api/wire.ts";
import { pageNotFound } from "../../../app/page.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { clubHref } from "../../../football/clubHref.ts";
import { splitName } from "../../../football/personName.ts";
import { readSeasons } from "../../../football/queries.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { clubStyle } from "../../../ui/accent.ts";
import type { PersonFact } from "../../../ui/PersonHero.tsx";
import { tabIn } from "../address.ts";
import { PersonFrame } from "../PersonFrame.tsx";
import { portraitOf } from "../portrait.ts";
import { Career } from "./Career.tsx";
import { CoachMatches } from "./CoachMatches.tsx";
import { CoachSeason } from "./CoachSeason.tsx";
import {
  atClubSince,
  COACH_TABS,
  type CoachAddress,
  type CoachParameter,
  type CoachTab,
  coachAddressOf,
  hrefOfCoach,
} from "./coachAddress.ts";
import { coachFigures } from "./coachFigures.ts";
import { coachCrumbs } from "./coachHead.ts";
import { readCoach, readCoachHistory } from "./coachQueries.ts";
import { TechnicalTeam } from "./TechnicalTeam.tsx";

export { isValid, load } from "./loadCoach.ts";

export default function CoachPage() {
  const texts = useTexts();
  const { id = "", team = "", season = "" } = useParams<CoachParameter>();
  const address = coachAddressOf({ id, team, season });
  const tab = tabIn(new URLSearchParams(useLocation().search), COACH_TABS);
  if (!address) throw pageNotFound("");
  const { data: coach, error } = useQuery(readCoach(address));
  const { data: known } = useQuery(readSeasons());
  const { data: history = [] } = useQuery(readCoachHistory(address.id));
  if (!coach) throw error ?? new Error("the coach was not read before his page was shown");

  const { coach: words } = texts;
  const seasons = [...new Set(history.flatMap((stay) => stay.seasons.map((one) => one.season)))].sort((a, b) => b - a);
  const { color, textColor } = coach.team;
  return (
    <div style={clubStyle(color, textColor, textColor)}>
      <PersonFrame
        hero={heroOf(coach, atClubSince(history, address), known, texts)}
        crumbs={{ label: words.breadcrumbs, steps: coachCrumbs(coach, known, texts) }}
        tabs={COACH_TABS.map((key) => ({ key, label: words[key], href: hrefOfCoach(address, key) }))}
        tabsLabel={words.tabs}
        current={tab}
        seasons={{
          label: words.season,
          value: address.season,
          all: seasons,
          action: hrefOfCoach(address, "season"),
          hidden: tab === "season" ? {} : { tab },
        }}
        share={{ label: words.share, title: coach.name, copyTexts: { copied: words.copied, failed: words.copyFailed } }}
        figures={coachFigures(coach.stats, texts)}
      >
        <Tab tab={tab} address={address} />
      </PersonFrame>
    </div>
  );
}

function Tab({ tab, address }: { tab: CoachTab; address: CoachAddress }) {
  switch (tab) {
    case "season":
      return <CoachSeason address={address} />;
    case "matches":
      return <CoachMatches address={address} />;
    case "career":
      return <Career id={address.id} />;
    case "staff":
      return <TechnicalTeam address={address} />;
  }
}

function heroOf(coach: Coach, since: number, seasons: Season[] | undefined, { coach: words }: Texts) {
  const { team, age, nationality, photo } = coach;
  const { first, last } = splitName(coach.name);
  const picture = portraitOf(photo);
  const facts: PersonFact[] = [
    ...(age == null ? [] : [{ label: words.facts.age, value: words.facts.years(age) }]),
    ...(nationality ? [{ label: words.facts.country, value: nationality }] : []),
    { label: words.facts.since, value: words.facts.sinceSeason(seasonLabel(since)) },
  ];
  return {
    context: {
      crest: crestOf(team),
      text: words.context(team.name, coach.position),
      href: clubHref(team, coach.season, { seasons }),
    },
    firstName: first,
    lastName: last,
    facts,
    picture: picture ? { src: picture, width: 400, height: 480, alt: "" } : undefined,
    tone: {
      kind: "club" as const,
      color: team.color,
      second: team.textColor,
      on: team.textColor,
      crest: drawnCrestOf(team),
    },
  };
}
