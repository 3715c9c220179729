import { useQuery } from "@tanstack/react-query";
import { crestOf } from "../../../api/art.ts";
import { photoOf } from "../../../api/portraits.ts";
import type { Leaders } from "../../../api/wire.ts";
import { paths, peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readCompetition } from "../../../football/queries.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { type LeaderCard, LeaderCards } from "../../../ui/LeaderCards.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import { leadersOf } from "./blockQueries.ts";
import type { BlockProps } from "./kinds.ts";

/** Who leads in what. Says nothing where nothing was counted, or it cannot be read. */
export function LeadersBlock({ block, league }: BlockProps) {
  const texts = useTexts();
  const id = block.competition?.id ?? league?.id;
  const { data: competition, isError: isUnknown } = useQuery({
    ...readCompetition(id ?? ""),
    enabled: id !== undefined,
  });
  const { data: leaders, isError } = useQuery({
    ...leadersOf(block, id ?? "", competition?.seasonId ?? 0),
    enabled: competition !== undefined,
  });
  if (id === undefined || isError || isUnknown) return null;
  const cards = competition && leaders?.flatMap((one) => cardOf(one, competition.seasonId, texts));
  if (cards?.length === 0) return null;
  return (
    <BlockSection
      block={block}
      title={texts.front.leaders}
      more={{ href: paths.competition(id, { tab: "statistics" }), label: texts.front.all }}
    >
      {cards ? <LeaderCards cards={cards} /> : <Skeleton height={520} />}
    </BlockSection>
  );
}

/** Largest of what there is: the portrait fills the card. */
function cardOf({ statId, label, leaders }: Leaders, season: number, { format }: Texts): LeaderCard[] {
  const all = leaders.map(({ player, team, total, rankingPosition }) => ({
    key: String(player.id),
    name: player.name,
    href: peoplePaths.player(player.id, player.name, season, team.id),
    crest: crestOf(team),
    value: format.number(total),
    position: rankingPosition,
    photo: player.photo?.large ?? player.photo?.medium ?? player.photo?.small ?? photoOf(player.photo),
    colors: { club: team.color, on: team.textColor },
  }));
  const [first, ...others] = all;
  return first ? [{ key: String(statId), title: label, first, others }] : [];
}
