import type { Official } from "../../../api/wire.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import { paths } from "../../../app/paths.ts";
import { officialShareArt } from "../../../app/serverPaths.ts";
import type { Site } from "../../../app/site.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Crumb } from "../../../ui/Breadcrumbs.tsx";
import { portraitOf } from "../portrait.ts";
import { hrefOfOfficial, type OfficialAddress, type OfficialTab } from "./officialAddress.ts";

export function officialCrumbs(address: OfficialAddress, { name }: Official, { app }: Pick<Texts, "app">): Crumb[] {
  return [
    { label: app.home, href: paths.home() },
    { label: name, href: hrefOfOfficial(address, "season") },
  ];
}

export function officialHead({ texts }: Site, address: OfficialAddress, official: Official, tab: OfficialTab): Head {
  const { app, official: words } = texts;
  const season = seasonLabel(address.season);
  const kind = words.kinds[address.kind];
  const title = tab === "season" ? `${official.name}, ${kind}` : `${official.name}: ${words[tab]}`;
  return {
    title: app.title(`${title}, ${season}`, app.name),
    description: words.description(kind, official.name, season),
    canonical: hrefOfOfficial(address, tab),
    image: officialShareArt(address.kind, address.id, address.season),
    structured: [breadcrumbList(officialCrumbs(address, official, texts)), person(address, official, kind)],
  };
}

function person(address: OfficialAddress, official: Official, kind: string) {
  const image = portraitOf(official.photo);
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: official.name,
    jobTitle: kind,
    url: hrefOfOfficial(address, "season"),
    ...(official.birthday ? { birthDate: official.birthday } : {}),
    ...(image ? { image } : {}),
    ...(official.footballAssociation
      ? { memberOf: { "@type": "SportsOrganization", name: official.footballAssociation } }
      : {}),
  };
}
