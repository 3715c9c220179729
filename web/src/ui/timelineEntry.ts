import type { ReactNode } from "react";
import type { MatchSignName } from "./MatchSign";
import type { EmbeddedVideo } from "./VideoEmbed";

/** Who it was, or what; with a page of its own, a link. */
export type TimelineTitle = { text: string; href?: string | undefined };

type OnOneSide = {
  key: string;
  side: "home" | "away";
  minute: string;
  /** What happened, for those who cannot see the sign: "Golo", "Cartão amarelo". */
  word: string;
  title: TimelineTitle;
  /** Smaller, below: the assist, "Penálti", "Autogolo", who left, why. */
  detail?: ReactNode;
};

export type TimelineEntry =
  /** On the side that it counts for, with the score that it made. */
  | (OnOneSide & { kind: "goal"; score: string })
  /** A substitution is titled with who came on. */
  | (OnOneSide & { kind: Exclude<MatchSignName, "ball" | "ownBall"> })
  /** Something to be told or seen, over the whole width. */
  | {
      kind: "moment";
      key: string;
      minute?: string | undefined;
      title: string;
      text?: string | undefined;
      media?: ({ kind: "picture"; src: string; alt: string } | ({ kind: "video" } & EmbeddedVideo)) | undefined;
    }
  /** The match itself: start, breaks with the score, end; in `live`, now; in `provisional`, that it may change. */
  | { kind: "marker"; key: string; tone: "plain" | "live" | "provisional"; text: string };
