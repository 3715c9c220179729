import { crestOf } from "../../api/art.ts";
import type { Logo } from "../../api/entries.ts";
import type { Competition, Team } from "../../api/wire.ts";
import { CompetitionSelector } from "../../ui/CompetitionSelector.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
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

interface Props {
  competition: Competition | undefined;
  competitions: Competition[];
  clubs: Team[];
  club: string | undefined;
  logo: Logo | null | undefined;
  places: MenuItem[];
  current: string | undefined;
}

export function Header({ competition, competitions, clubs, club: currentClub, logo, places, current }: Props) {
  const texts = useTexts();
  const { app } = texts;
  return (
    <SiteHeader
      brand={brandOf(texts, logo)}
      clubsLabel={app.clubs}
      clubs={clubs.map((club) => ({
        key: String(club.id),
        name: club.name,
        href: competition ? peoplePaths.team(club.id, club.name, competition.id, competition.seasonId) : "",
        crest: crestOf(club),
        isCurrent: String(club.id) === currentClub,
      }))}
      languages={useLanguageLinks()}
      languagesLabel={app.changeLanguage}
      selector={
        competition ? (
          <CompetitionSelector
            label={app.chooseCompetition(competition.label)}
            name={competition.label}
            emblemSrc={competition.logoSmall}
            color={competition.color}
          >
            <frame.Panel.Component competition={competition} competitions={competitions} />
          </CompetitionSelector>
        ) : undefined
      }
      sections={places}
      current={current}
      sectionsLabel={app.sections}
      actions={
        <>
          <IconButton id={SEARCH_ID} href={paths.search()} data-search="" label={app.search} icon="search" />
          <ThemeMenu />
          <frame.Account.Component />
        </>
      }
    />
  );
}
