import type { Competition } from "../../api/wire.ts";
import type { Texts } from "../../i18n/texts.ts";
import { paths } from "../paths.ts";

/** The competitions of a season, those at home first. */
export function competitionGroups(competitions: Competition[], current: string | undefined, app: Texts["app"]) {
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
      items: items.map(({ id, label, color, liveMatches }) => ({
        key: id,
        name: label,
        href: paths.competition(id),
        color,
        badge: liveMatches > 0 ? app.liveCount(liveMatches) : undefined,
        isCurrent: id === current,
      })),
    };
  });
}
