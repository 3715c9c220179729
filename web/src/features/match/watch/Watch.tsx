import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { stadiumArt } from "../../../api/portraits.ts";
import { useEmbedGuard } from "../../../app/consent/useEmbedGuard.ts";
import { announce } from "../../../app/events.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { isOver } from "../../../football/matchState.ts";
import { StreamPlayer } from "../../../ui/StreamPlayer.tsx";
import { VideoEmbed } from "../../../ui/VideoEmbed.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { lookedAt, readMatchDynamic } from "../queries.ts";
import { decideWatch } from "./decideWatch.ts";
import styles from "./watch.module.css";

interface Props extends MatchPartProps {
  /** The address of a video with the best of it. */
  highlight: string | null | undefined;
}

/** The match as it is played, or the best of it. Captions come inside the stream. */
export const Watch = memo(function Watch({ address, match, highlight }: Props) {
  const { watch } = useTexts().match;
  const guard = useEmbedGuard();
  const { data: hasEnded = false } = useQuery({ ...lookedAt(readMatchDynamic(address)), select: isOver });
  const shown = decideWatch(match, { highlight, isOver: hasEnded });
  if (!shown) return null;
  const { kind, src } = shown;
  const isStream = kind === "stream";
  const label = isStream ? watch.stream(match.homeTeam.name, match.awayTeam.name) : watch.highlight;
  const told = { id: match.id, name: `${match.homeTeam.name} – ${match.awayTeam.name}` };
  return (
    <div>
      {isStream ? (
        <StreamPlayer
          label={label}
          src={src}
          href={src}
          poster={posterOf(match)}
          captions={[]}
          texts={watch}
          onPlay={() => announce("play_live", told)}
        />
      ) : (
        <div className={styles.highlight}>
          <VideoEmbed
            label={label}
            embedSrc={src}
            href={src}
            poster={posterOf(match)}
            guard={guard}
            onPlay={() => announce("play_video", told)}
          />
        </div>
      )}
      {/* The player says the same to those who listen. */}
      <p className={styles.caption} aria-hidden="true">
        {label}
      </p>
    </div>
  );
});

/** The ground, as the server draws it. */
function posterOf({ stadium, homeTeam, homeKit }: MatchPartProps["match"]): string | undefined {
  return stadium ? stadiumArt(stadium.id, homeTeam.color, homeKit.second) : undefined;
}
