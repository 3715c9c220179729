import { useTexts } from "../../../app/SiteContext.tsx";
import { Moments } from "../../../football/Moments.tsx";
import { isPlayable } from "../../../football/videoCards.ts";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import type { Team } from "../team.ts";

/** As many as stand side by side. */
const FEW = 3;

/** The latest moments of the club's matches. */
export function OverviewVideos({ team }: { team: Team }) {
  const texts = useTexts();
  const videos = team.info.highlightVideos.filter(isPlayable).slice(0, FEW);
  if (videos.length === 0) return null;
  return (
    <Section
      title={texts.team.tabs.videos}
      aside={<TextLink href={team.hrefOf({ tab: "videos" })}>{texts.team.videos.all}</TextLink>}
    >
      <Moments videos={videos} />
    </Section>
  );
}
