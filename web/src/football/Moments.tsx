import type { Video } from "../api/wire.ts";
import { useEmbedGuard } from "../app/consent/useEmbedGuard.ts";
import { announce } from "../app/events.ts";
import { useTexts } from "../app/SiteContext.tsx";
import { VideoGrid } from "../ui/VideoGrid.tsx";
import { momentCards } from "./videoCards.ts";

/** Moments of matches, to be watched where they stand. */
export function Moments({ videos }: { videos: Video[] }) {
  const texts = useTexts();
  return (
    <VideoGrid
      videos={momentCards(videos, texts)}
      guard={useEmbedGuard()}
      onPlay={({ key, label }) => announce("play_video", { id: key, name: label })}
    />
  );
}
