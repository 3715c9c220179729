import type { Texts } from "../i18n/texts.ts";
import type { PageError } from "./page.ts";

/** What an error page is called. */
export function errorTitleOf({ status, isOffline }: PageError, { app }: Texts): string {
  return isOffline ? app.offline : app.errorTitle(status);
}

/** What an error page says: what the server said, if it said something. */
export function errorTextOf({ status, message, isOffline }: PageError, { app }: Texts): string {
  if (isOffline) return app.offlineText;
  return message ?? (status === 404 ? app.errorTexts.notFound : app.errorTexts.other);
}

/** Whatever was thrown, as an error to show. */
export function pageErrorOf(thrown: unknown): PageError {
  if (isOffline(thrown)) return { status: 500, isOffline: true };
  if (typeof thrown === "object" && thrown !== null && "status" in thrown && typeof thrown.status === "number") {
    const { message } = thrown as { message?: unknown };
    return typeof message === "string" && message ? { status: thrown.status, message } : { status: thrown.status };
  }
  return { status: 500 };
}

type Failure = Error & { isMissing?: true };

/** What could not be fetched, as the bundler's own code tells: browsers put it in words of their own. */
export function markMissing({ payload }: { payload: Failure }) {
  payload.isMissing = true;
}

/** A part of the app that could not be fetched, or that is a page about an error. */
export const isChunkMissing = (thrown: unknown) => (thrown as Failure | null | undefined)?.isMissing;

/** A call that reached nobody, or a part of the app that could not be fetched. */
function isOffline(thrown: unknown): boolean {
  if (isChunkMissing(thrown)) return true;
  return (thrown as { code?: unknown } | null | undefined)?.code === "offline";
}
