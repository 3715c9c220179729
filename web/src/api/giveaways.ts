import type { Language } from "../i18n/language.ts";
import type { Bracketed } from "./brackets.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";

/** What can be won, and until when. */
export type Giveaway = Entry<{
  title: string;
  showTitle: boolean | null;
  description: string | null;
  link: string | null;
  startsAt: string | null;
  endsAt: string | null;
  image: MediaEntry | null;
}>;

function read(language: Language, filters: Record<string, Bracketed>, size?: number) {
  return emptyListOnError(
    readEntries<Giveaway>("contests", language, {
      filters: { ...ON_WEB, ...filters },
      sort: NEWEST_FIRST,
      fields: ["title", "showTitle", "description", "link", "startsAt", "endsAt"],
      populate: { image: PICTURE },
      ...(size === undefined ? {} : { pagination: { pageSize: size } }),
    }),
  );
}

/** All of them, also those that are over. */
export const readGiveaways = (language: Language) => read(language, {});

const HOUR_MS = 3_600_000;

/**
 * Those in which one can take part, and any that begin or end within the hour: asked for from hour to hour, so that
 * everybody asks for the same.
 */
export function readOpenGiveaways(
  language: Language,
  { now, size, team }: { now: number; size: number; team?: number | readonly number[] | undefined },
) {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const at = (time: number) => new Date(time).toISOString();
  return read(
    language,
    {
      ...(team ? { teams: typeof team === "number" ? team : { $in: team } } : {}),
      $and: [
        { $or: [{ startsAt: { $null: true } }, { startsAt: { $lt: at(hour + HOUR_MS) } }] },
        { $or: [{ endsAt: { $null: true } }, { endsAt: { $gt: at(hour) } }] },
      ],
    },
    size,
  );
}
