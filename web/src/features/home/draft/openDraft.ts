import { type Front, readFrontPage } from "../../../api/frontPage.ts";
import { type PageArgs, type PageError, pageMoved } from "../../../app/page.ts";
import { withQuery } from "../../../app/paths.ts";
import { readSubject } from "../../../editorial/article/openEntry.ts";
import { previewOf } from "../../../editorial/preview.ts";
import type { Language } from "../../../i18n/language.ts";

const OTHER: Record<Language, Language> = { "pt-PT": "en", en: "pt-PT" };

/**
 * The draft that a signed link is for: read, or there is no such page. It is in one language, and whoever reads the other
 * goes on to it.
 */
export async function openDraft(args: PageArgs, front: Front): Promise<string | undefined> {
  const { site, path, query } = args;
  const preview = previewOf(query);
  if (!preview) return undefined;
  const readIn = (language: Language) => readSubject(args, readFrontPage(language, front, preview));
  try {
    await readIn(site.language);
    return preview;
  } catch (error) {
    if ((error as Partial<PageError>).status !== 404) throw error;
    const other = OTHER[site.language];
    try {
      await readIn(other);
    } catch {
      throw error;
    }
    const [pathname = path] = path.split("?", 1);
    throw pageMoved(`${withQuery(pathname, { preview })}&lang=${other === "en" ? "en" : "pt"}`);
  }
}
