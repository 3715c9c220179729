import { useQuery } from "@tanstack/react-query";
import { drawnCrestOf } from "../../api/art.ts";
import type { Player } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { clubHref } from "../../football/clubHref.ts";
import { splitName } from "../../football/personName.ts";
import { readSeasons } from "../../football/queries.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { PersonHero } from "../../ui/PersonHero.tsx";
import { ShareButton } from "../../ui/ShareButton.tsx";
import { heroFacts } from "./facts.ts";
import { crumbsOf } from "./heads.ts";
import type { PlayerView } from "./viewChoice.ts";

interface Props {
  player: Player;
  view: PlayerView;
}

/** How large the portrait stands at most. */
const PORTRAIT = { width: 400, height: 480 };

/** What every page of a player opens with, in the colours of his club. */
export function Opening({ player, view }: Props) {
  const texts = useTexts();
  const { player: words } = texts;
  const { data: seasons } = useQuery(readSeasons());
  const { name, team, position, kitNumber, season, photo, loanFrom } = player;
  const { first, last } = splitName(name);
  const club = clubHref(team, season, { seasons });
  const src = photo?.large ?? photo?.medium ?? photo?.small;
  return (
    <PersonHero
      crumbs={<Breadcrumbs label={words.breadcrumbs} crumbs={crumbsOf(player, view, club, texts)} />}
      context={{
        crest: drawnCrestOf(team),
        text: position ? words.role(team.name, position) : team.name,
        href: club,
      }}
      firstName={first}
      lastName={last}
      facts={heroFacts(player, loanFrom ? clubHref(loanFrom, season, { seasons }) : undefined, texts)}
      picture={src ? { src, alt: "", ...PORTRAIT } : undefined}
      number={kitNumber}
      numberLabel={typeof kitNumber === "number" ? words.number(kitNumber) : undefined}
      tone={{
        kind: "club",
        color: team.color,
        second: team.textColor,
        on: team.textColor,
        crest: drawnCrestOf(team),
      }}
      actions={<ShareButton label={words.share} title={name} copyTexts={words.copied} />}
    />
  );
}
