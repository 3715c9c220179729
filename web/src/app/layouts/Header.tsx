import { memo } from "react";
import { crestOf } from "../../api/art.ts";
import type { Logo } from "../../api/entries.ts";
import type { Competition, Team } from "../../api/wire.ts";
import { ClubStrip } from "../../ui/ClubStrip.tsx";
import { CompetitionSelector } from "../../ui/CompetitionSelector.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { LanguageLinks } from "../../ui/LanguageLinks.tsx";
import type { MenuItem } from "../../ui/linkItem.ts";
import { SiteHeader } from "../../ui/SiteHeader.tsx";
import { useLanguageLinks } from "../languageLinks.ts";
import { paths, peoplePaths } from "../paths.ts";
import { useTexts } from "../SiteContext.tsx";
import { brandOf } from "./brand.ts";
import { frame } from "./frame.ts";
import { ThemeMenu } from "./ThemeMenu.tsx";

/** Found by the skip link. */
export const SEARCH_ID = "site-search";

interface CompetitionProps {
  competition: Competition | undefined;
  competitions: Competition[];
}

interface ClubsProps {
  competition: Competition | undefined;
  clubs: Team[] | undefined;
  club: string | undefined;
}

interface Props extends CompetitionProps, ClubsProps {
  logo: Logo | null | undefined;
  places: MenuItem[];
  current: string | undefined;
}

/** Drawn anew from page to page is only what says where one is: each part is told no more than it needs. */
export const Header = memo(function Header({ competition, competitions, clubs, club, logo, places, current }: Props) {
  const texts = useTexts();
  return (
    <SiteHeader
      brand={brandOf(texts, logo)}
      strip={<Clubs competition={competition} clubs={clubs} club={club} />}
      selector={<Selector competition={competition} competitions={competitions} />}
      sections={places}
      current={current}
      sectionsLabel={texts.app.sections}
      actions={<Actions />}
    />
  );
});

const Clubs = memo(function Clubs({ competition, clubs, club: current }: ClubsProps) {
  const { app } = useTexts();
  const known = competition ? (clubs ?? []) : [];
  return (
    <ClubStrip
      label={app.clubs}
      clubs={known.map((club) => ({
        key: String(club.id),
        name: club.name,
        href: competition ? peoplePaths.team(club.id, club.name, competition.id, competition.seasonId) : "",
        crest: crestOf(club),
        isCurrent: String(club.id) === current,
      }))}
      end={<Languages />}
    />
  );
});

function Languages() {
  return <LanguageLinks label={useTexts().app.changeLanguage} languages={useLanguageLinks()} />;
}

const Selector = memo(function Selector({ competition, competitions }: CompetitionProps) {
  const { app } = useTexts();
  if (!competition) return null;
  return (
    <CompetitionSelector
      label={app.chooseCompetition(competition.label)}
      name={competition.label}
      emblemSrc={competition.logoSmall}
      color={competition.color}
    >
      <frame.Panel.Component competition={competition} competitions={competitions} />
    </CompetitionSelector>
  );
});

const Actions = memo(function Actions() {
  const { app } = useTexts();
  return (
    <>
      <IconButton id={SEARCH_ID} href={paths.search()} data-search="" label={app.search} icon="search" />
      <ThemeMenu />
      <frame.Account.Component />
    </>
  );
});
