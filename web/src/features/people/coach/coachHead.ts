import type { Coach, Season } from "../../../api/wire.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import { paths, peoplePaths } from "../../../app/paths.ts";
import { coachShareArt } from "../../../app/serverPaths.ts";
import type { Site } from "../../../app/site.ts";
import { clubHref } from "../../../football/clubHref.ts";
import { readSeasons } from "../../../football/queries.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Crumb } from "../../../ui/Breadcrumbs.tsx";
import { portraitOf } from "../portrait.ts";
import { type CoachTab, hrefOfCoach } from "./coachAddress.ts";

export function coachCrumbs(coach: Coach, seasons: Season[] | undefined, { app }: Pick<Texts, "app">): Crumb[] {
  const club = clubHref(coach.team, coach.season, { seasons });
  return [
    { label: app.home, href: paths.home() },
    ...(club ? [{ label: coach.team.name, href: club }] : []),
    { label: coach.name, href: peoplePaths.coach(coach.id, coach.team.id, coach.season) },
  ];
}

export function coachHead({ client, texts }: Site, coach: Coach, tab: CoachTab): Head {
  const { app, coach: words } = texts;
  const season = seasonLabel(coach.season);
  const seasons = client.getQueryData<Season[]>(readSeasons().queryKey);
  const title = tab === "season" ? coach.name : `${coach.name}: ${words[tab]}`;
  const canonical = hrefOfCoach({ id: coach.id, team: coach.team.id, season: coach.season }, tab);
  return {
    title: app.title(`${title}, ${coach.team.name} ${season}`, app.name),
    description: words.description(coach.name, coach.position, coach.team.name, season),
    canonical,
    image: coachShareArt(coach.id, coach.season, coach.team.id),
    structured: [breadcrumbList(coachCrumbs(coach, seasons, texts)), person(coach)],
  };
}

function person(coach: Coach) {
  const image = portraitOf(coach.photo);
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: coach.fullName || coach.name,
    alternateName: coach.name,
    jobTitle: coach.position,
    url: peoplePaths.coach(coach.id, coach.team.id, coach.season),
    ...(coach.birthday ? { birthDate: coach.birthday } : {}),
    ...(coach.nationality ? { nationality: coach.nationality } : {}),
    ...(image ? { image } : {}),
    worksFor: { "@type": "SportsTeam", name: coach.team.name, sport: "Football" },
  };
}
