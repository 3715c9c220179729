import { useTexts } from "../../../app/SiteContext.tsx";
import { momentCards } from "../../../football/videoCards.ts";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { VideoGrid } from "../../../ui/VideoGrid.tsx";
import type { Team } from "../team.ts";

/** As many as stand side by side. */
const FEW = 3;

/** The latest moments of the club's matches. */
export function OverviewVideos({ team }: { team: Team }) {
  const texts = useTexts();
  const videos = momentCards(team.info.highlightVideos, texts).slice(0, FEW);
  if (videos.length === 0) return null;
  return (
    <Section
      title={texts.team.tabs.videos}
      aside={<TextLink href={team.hrefOf({ tab: "videos" })}>{texts.team.videos.all}</TextLink>}
    >
      <VideoGrid videos={videos} />
    </Section>
  );
}
