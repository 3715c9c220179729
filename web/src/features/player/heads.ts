import type { Player } from "../../api/wire.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { paths } from "../../app/paths.ts";
import { playerComparisonArt, playerShareArt } from "../../app/serverPaths.ts";
import type { Site } from "../../app/site.ts";
import { clubHref } from "../../football/clubHref.ts";
import { readPlayer } from "../../football/playerQueries.ts";
import { readSeasons } from "../../football/queries.ts";
import { seasonLabel } from "../../football/rounds.ts";
import { webAddress } from "../../football/webAddress.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";
import { otherOf } from "./compare/otherOf.ts";
import { playerHref } from "./playerHref.ts";
import type { PlayerView } from "./viewChoice.ts";

/** What the pages of a player say of themselves. */
export function playerHead(site: Site, player: Player, view: PlayerView): Head {
  const { texts, client } = site;
  const seasons = client.getQueryData<Parameters<typeof clubHref>[2]["seasons"]>(readSeasons().queryKey);
  const other = view.tab === "compare" && view.other ? otherIn(site, player, view.other) : undefined;
  const club = clubHref(player.team, player.season, { seasons });
  return {
    title: texts.app.title(titleOf(player, view, other, texts), texts.app.name),
    description: descriptionOf(player, view, other, texts),
    canonical: playerHref(player, view),
    colour: player.team.color,
    // Whatever somebody typed is no page of its own.
    isHidden: view.tab === "compare" && view.q !== undefined,
    image: other
      ? playerComparisonArt(player.id, other.id, player.season)
      : playerShareArt(player.id, player.season, player.team.id),
    structured: [breadcrumbList(crumbsOf(player, view, club, texts)), person(player, club)],
  };
}

function otherIn({ client }: Site, player: Player, id: number): Player | undefined {
  return otherOf(player.season)
    .map(({ season }) => client.getQueryData<Player>(readPlayer(id, season).queryKey))
    .find((found) => found !== undefined);
}

function titleOf(player: Player, { tab }: PlayerView, other: Player | undefined, { player: words }: Texts): string {
  if (other) return words.compare.versus(player.name, other.name);
  const who = `${player.name}, ${player.team.name} ${seasonLabel(player.season)}`;
  return tab === "season" ? who : `${words.names[tab]}, ${who}`;
}

function descriptionOf(player: Player, { tab }: PlayerView, other: Player | undefined, { player: { head } }: Texts) {
  const { name, team } = player;
  const season = seasonLabel(player.season);
  if (other) return head.versus(name, other.name, season);
  return tab === "season" ? head.season(name, team.name, season) : head[tab](name, season);
}

/** The way to a player leads through his club. */
export function crumbsOf(
  player: Player,
  view: PlayerView,
  club: string | undefined,
  { app, player: words }: Texts,
): Crumb[] {
  return [
    { label: app.home, href: paths.home() },
    ...(club ? [{ label: player.team.name, href: club }] : []),
    { label: player.name, href: playerHref(player) },
    ...(view.tab === "season" ? [] : [{ label: words.names[view.tab], href: playerHref(player, view) }]),
  ];
}

/** For search engines (schema.org). */
export function person(player: Player, club: string | undefined) {
  const { name, fullname, birthday, nationality, height, weight, position, team, photo, socials } = player;
  const elsewhere = socials.flatMap(({ url }) => webAddress(url) ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name,
    ...(fullname && fullname !== name && { alternateName: fullname }),
    ...(birthday && { birthDate: birthday }),
    ...(nationality && { nationality: { "@type": "Country", name: nationality } }),
    ...(height && { height: { "@type": "QuantitativeValue", value: height, unitCode: "CMT" } }),
    ...(weight && { weight: { "@type": "QuantitativeValue", value: weight, unitCode: "KGM" } }),
    ...(position && { jobTitle: position }),
    memberOf: { "@type": "SportsTeam", name: team.name, sport: "Football", ...(club && { url: club }) },
    ...(photo?.large && { image: photo.large }),
    url: playerHref(player),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
