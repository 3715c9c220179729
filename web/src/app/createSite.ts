import { foundBy } from "../api/contentQueries.ts";
import { paginationOf } from "../api/entries.ts";
import { readSettings, readTokens } from "../api/furniture.ts";
import type { Language } from "../i18n/language.ts";
import { layOver, type Overrides } from "../i18n/overrides.ts";
import type { EveryPageTexts, Texts } from "../i18n/texts.ts";
import { readOnce } from "./parts.ts";
import type { Site } from "./site.ts";

interface Making extends Pick<Site, "language" | "client" | "patienceMs" | "around"> {
  /** At least what every page says. */
  builtIn: EveryPageTexts;
}

/** A site whose texts follow what its client has read. */
export function createSite({ builtIn: given, ...rest }: Making): Site {
  // Grows with the pages that are opened; no page looks at texts that it did not ask for.
  const builtIn = { ...given } as Texts;
  const plain = { overrides: {} as Overrides, written: "{}", texts: builtIn };
  // The server has them in use by turns: before a page has read what editors wrote, and then.
  let over = plain;
  let inUse = plain;
  let looked: unknown[] = [];

  const look = (site: Site) => {
    const { settings, tokens } = queriesOf(site);
    const bodies = [settings, ...tokens].map(({ queryKey }) => site.client.getQueryData<unknown>(queryKey));
    if (bodies.length === looked.length && bodies.every((body, index) => body === looked[index])) return inUse;
    looked = bodies;
    const overrides = overridesOf(site);
    const written = JSON.stringify(overrides);
    if (written !== plain.written && written !== over.written) {
      over = { overrides, written, texts: layOver(builtIn, overrides) };
    }
    inUse = written === plain.written ? plain : over;
    return inUse;
  };

  return {
    ...rest,
    get texts() {
      return look(this).texts;
    },
    get overrides() {
      return look(this).overrides;
    },
    async bringTexts(areas) {
      const missing = areas.filter(({ name }) => !(name in builtIn));
      if (missing.length === 0) return;
      Object.assign(builtIn, ...(await Promise.all(missing.map(({ load }) => load(rest.language)))));
      // Into the texts that everything on the screen holds on to.
      if (over !== plain) Object.assign(over.texts, layOver(builtIn, over.overrides));
    },
  };
}

/** Reads what editors wrote over the texts. Comes before everything that says something. */
export async function readTexts(site: Site): Promise<void> {
  const { settings, tokens } = queriesOf(site);
  await readOnce(site, [settings, ...tokens]);
  // By now the first page has told how many more there are.
  await readOnce(site, queriesOf(site).tokens);
}

/** A site has some hundred texts; this is far more than anybody writes over. */
const MOST_PAGES = 10;

interface Queries {
  settings: ReturnType<typeof readSettings>;
  tokens: ReturnType<typeof readTokens>[];
}

/** Made once: texts are looked up at every turn. */
const known = new Map<Language, Queries>();

function queriesIn(language: Language): Queries {
  const made = known.get(language) ?? {
    settings: readSettings(language),
    tokens: Array.from({ length: MOST_PAGES }, (_, index) => readTokens(language, index + 1)),
  };
  known.set(language, made);
  return made;
}

/** Of the tokens, as many pages as there are; before the first is read, one. */
function queriesOf({ client, language }: Site) {
  const { settings, tokens } = queriesIn(language);
  const [first] = tokens;
  const { pageCount } = paginationOf(first && client.getQueryData<unknown>(first.queryKey));
  return { settings, tokens: tokens.slice(0, Math.max(pageCount, 1)) };
}

/** The name that the site was given, and every token; a token for the name has the last word. */
function overridesOf(site: Site): Overrides {
  const { settings, tokens } = queriesOf(site);
  const siteName = foundBy(site.client, settings)?.siteName;
  const words = tokens
    .flatMap((page) => foundBy(site.client, page).entries)
    .flatMap(({ key, value }) => (value ? [[key, value]] : []));
  return Object.fromEntries(siteName ? [["APP_NAME", siteName], ...words] : words);
}
