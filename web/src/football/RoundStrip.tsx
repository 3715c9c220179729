import { useState } from "react";
import type { Match } from "../api/wire.ts";
import { useTexts } from "../app/SiteContext.tsx";
import { useFirst } from "../app/whole.ts";
import { MatchTicker } from "../ui/MatchTicker.tsx";
import { MatchTile } from "../ui/MatchTile.tsx";
import { decideMatchTile, keepOrder } from "./matchTile.ts";

interface Props {
  label: string;
  title: string;
  subtitle?: string | undefined;
  matches: Match[];
  /** When they were read. */
  readAt: number;
}

/** More than a phone shows side by side. */
const FIRST_TILES = 4;

/** Matches of a round in a row, in the order in which they stood when somebody came. */
export function RoundStrip({ matches, readAt, ...head }: Props) {
  const texts = useTexts();
  const [kept, setKept] = useState(() => keepOrder(undefined, matches, readAt));
  const order = keepOrder(kept, matches, readAt);
  if (order !== kept) setKept(order);
  const place = ({ id }: Match) => order.ids.indexOf(id);
  const sorted = matches.toSorted((a, b) => place(a) - place(b));
  const shown = useFirst(sorted, FIRST_TILES, "wide");
  return (
    <MatchTicker {...head}>
      {shown.map((match) => (
        <MatchTile key={match.id} {...decideMatchTile(match, texts)} />
      ))}
    </MatchTicker>
  );
}
