import type { Competition, CompetitionDetail } from "../../api/wire.ts";
import type { Texts } from "../../i18n/texts.ts";
import { paths } from "../paths.ts";
import { tells } from "../tells.ts";

type Known = (competition: string) => Pick<CompetitionDetail, "rounds"> | undefined;

/** The competitions of a season, those at home first. What is known of one already is said under its name. */
export function competitionGroups(
  competitions: Competition[],
  current: string | undefined,
  app: Texts["app"],
  known?: Known,
) {
  const groups = [
    { key: "domestic", title: app.domestic, isInternational: false },
    { key: "international", title: app.international, isInternational: true },
  ];
  return groups.flatMap(({ key, title, isInternational }) => {
    const items = competitions.filter((one) => one.isInternational === isInternational);
    if (items.length === 0) return [];
    return {
      key,
      title,
      items: items.map(({ id, label, format, color, liveMatches }) => ({
        key: id,
        name: label,
        href: paths.competition(id),
        data: tells("competition_selected", { id, name: label }),
        color,
        detail: detailOf(known?.(id)?.rounds, format, app),
        badge: liveMatches > 0 ? app.liveCount(liveMatches) : undefined,
        isCurrent: id === current,
      })),
    };
  });
}

/** How far a competition is: a league counts its rounds, those of a cup have names. */
function detailOf(
  rounds: CompetitionDetail["rounds"] | undefined,
  format: string,
  app: Texts["app"],
): string | undefined {
  const round = rounds?.find((one) => one.is_current_round);
  return round && format === "league" ? app.roundOf(round.number, rounds?.length ?? 0) : round?.label;
}
