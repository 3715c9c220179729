import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import type { OfficialSeason as Licence, Official } from "../../../api/wire.ts";
import { pageNotFound } from "../../../app/page.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { splitName } from "../../../football/personName.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { PersonFact } from "../../../ui/PersonHero.tsx";
import { tabIn } from "../address.ts";
import { PersonFrame } from "../PersonFrame.tsx";
import { portraitOf } from "../portrait.ts";
import { History } from "./History.tsx";
import { OfficialMatches } from "./OfficialMatches.tsx";
import { OfficialSeason } from "./OfficialSeason.tsx";
import {
  dutyIn,
  hrefOfOfficial,
  OFFICIAL_TABS,
  type OfficialAddress,
  type OfficialParameter,
  officialAddressOf,
} from "./officialAddress.ts";
import { codeOf, officialFigures } from "./officialFigures.ts";
import { officialCrumbs } from "./officialHead.ts";
import { readOfficial, readOfficialHistory } from "./officialQueries.ts";

export { isValid, load } from "./loadOfficial.ts";

/** A referee, a delegate or an observer. */
export default function OfficialPage() {
  const texts = useTexts();
  const { pathname, search } = useLocation();
  const { season = "", id = "" } = useParams<OfficialParameter>();
  const address = officialAddressOf(pathname, { season, id });
  if (!address) throw pageNotFound("");
  const query = new URLSearchParams(search);
  const tab = tabIn(query, OFFICIAL_TABS);
  const { data: official, error } = useQuery(readOfficial(address));
  const { data: history = [] } = useQuery(readOfficialHistory(address));
  if (!official) throw error ?? new Error("the official was not read before his page was shown");

  const { official: words } = texts;
  return (
    <PersonFrame
      hero={heroOf(address, official, history, texts)}
      crumbs={{ label: words.breadcrumbs, steps: officialCrumbs(address, official, texts) }}
      tabs={OFFICIAL_TABS.map((key) => ({ key, label: words[key], href: hrefOfOfficial(address, key) }))}
      tabsLabel={words.tabs}
      current={tab}
      seasons={{
        label: words.season,
        value: address.season,
        all: history.map((one) => one.season),
        action: hrefOfOfficial(address, "season"),
        hidden: tab === "season" ? {} : { tab },
      }}
      share={{
        label: words.share,
        title: official.name,
        copyTexts: { copied: words.copied, failed: words.copyFailed },
      }}
      figures={officialFigures(official, texts)}
    >
      {tab === "season" ? <OfficialSeason address={address} official={official} /> : null}
      {tab === "matches" ? <OfficialMatches address={address} type={dutyIn(query)} /> : null}
      {tab === "history" ? <History address={address} /> : null}
    </PersonFrame>
  );
}

function heroOf({ kind }: OfficialAddress, official: Official, history: Licence[], { official: words }: Texts) {
  const { name, firstName, lastName, age, category, footballAssociation, photo, stats, season } = official;
  const code = codeOf(category);
  const picture = portraitOf(photo);
  const earliest = history.at(-1);
  const { facts: labels } = words;
  const facts: PersonFact[] = [
    ...(age == null ? [] : [{ label: labels.age, value: labels.years(age) }]),
    ...(footballAssociation ? [{ label: labels.association, value: footballAssociation }] : []),
    ...(earliest ? [{ label: labels.since, value: labels.sinceSeason(earliest.label) }] : []),
    { label: seasonLabel(season), value: labels.matches(stats.matches) },
  ];
  const { first, last } = splitName(name);
  return {
    context: { text: code ? words.context(words.kinds[kind], code) : words.kinds[kind] },
    firstName: lastName ? firstName : first,
    lastName: lastName || last,
    facts,
    picture: picture ? { src: picture, width: 400, height: 480, alt: "" } : undefined,
    tone: { kind: "official" as const },
  };
}
