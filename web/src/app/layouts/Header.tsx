import { crestOf } from "../../api/art.ts";
import type { Competition, Team } from "../../api/wire.ts";
import { CompetitionPanel } from "../../ui/CompetitionPanel.tsx";
import { CompetitionSelector } from "../../ui/CompetitionSelector.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import type { MenuItem } from "../../ui/linkItem.ts";
import { SiteHeader } from "../../ui/SiteHeader.tsx";
import { useLanguageLinks } from "../languageLinks.ts";
import { paths, peoplePaths } from "../paths.ts";
import { useTexts } from "../SiteContext.tsx";
import { competitionGroups } from "./competitionGroups.ts";
import { ThemeMenu } from "./ThemeMenu.tsx";

interface Props {
  competition: Competition | undefined;
  competitions: Competition[];
  clubs: Team[];
  sections: MenuItem[];
  section?: string | undefined;
}

export function Header({ competition, competitions, clubs, sections, section }: Props) {
  const { app } = useTexts();
  return (
    <SiteHeader
      brand={{ name: app.name, href: paths.home(), label: app.homeLink(app.name) }}
      clubsLabel={app.clubs}
      clubs={clubs.map((club) => ({
        key: String(club.id),
        name: club.name,
        href: competition ? peoplePaths.team(club.id, club.name, competition.id, competition.seasonId) : "",
        crest: crestOf(club),
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
            <CompetitionPanel groups={competitionGroups(competitions, competition.id, app)} />
          </CompetitionSelector>
        ) : undefined
      }
      sections={sections}
      current={section}
      sectionsLabel={app.sections}
      actions={
        <>
          <IconButton href={paths.search()} label={app.search} icon="search" data-search="" />
          <ThemeMenu />
        </>
      }
    />
  );
}
