import { isApiError } from "../../../api/error.ts";
import { type Front, readFrontPage } from "../../../api/frontPage.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { withQuery } from "../../../app/paths.ts";
import { previewOf } from "../../../editorial/preview.ts";
import type { Language } from "../../../i18n/language.ts";

const OTHER: Record<Language, Language> = { "pt-PT": "en", en: "pt-PT" };

/**
 * The draft that a signed link is for: read, or there is no such page. It is in one language, and whoever reads the other
 * goes on to it.
 */
export async function openDraft({ site, path, query }: PageArgs, front: Front): Promise<string | undefined> {
  const preview = previewOf(query);
  if (!preview) return undefined;
  const isIn = async (language: Language): Promise<boolean> => {
    try {
      const { queryKey } = readFrontPage(language, front, preview);
      await site.client.ensureQueryData<unknown>({ queryKey });
      return true;
    } catch (error) {
      if (isApiError(error) && [400, 401, 403, 404].includes(error.status)) return false;
      throw error;
    }
  };
  if (await isIn(site.language)) return preview;
  const [pathname = path] = path.split("?", 1);
  const other = OTHER[site.language];
  if (!(await isIn(other))) throw pageNotFound(pathname);
  throw pageMoved(`${withQuery(pathname, { preview })}&lang=${other === "en" ? "en" : "pt"}`);
}
