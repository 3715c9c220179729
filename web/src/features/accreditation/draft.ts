import { NO_VALUES, type RequestValues } from "./requestValues.ts";

/** What was written of a request so far, on this device. A file is never part of it. */

const KEY = "jornada_accreditation";
/** What somebody wrote so long ago nobody comes back to. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1_000;

interface Kept {
  at: number;
  values: Partial<RequestValues>;
}

export function keepDraft(values: RequestValues, now = Date.now()) {
  if (isEmpty(values)) {
    removeDraft();
    return;
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: now, values } satisfies Kept));
  } catch {
    // Full, or closed to us: then nothing is kept.
  }
}

/** What was kept, as far as it still fits the form. */
export function readDraft(now = Date.now()): RequestValues | undefined {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (typeof at !== "number" || typeof values !== "object" || values === null) return undefined;
    if (now - at > LONGEST_MS) {
      removeDraft();
      return undefined;
    }
    const fitting = Object.entries(NO_VALUES).map(([name, empty]) => {
      const value = values[name as keyof RequestValues];
      return [name, typeof value === typeof empty ? value : empty];
    });
    const draft = Object.fromEntries(fitting) as RequestValues;
    return isEmpty(draft) ? undefined : draft;
  } catch {
    return undefined;
  }
}

export function removeDraft() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Closed to us: nothing was kept either.
  }
}

const isEmpty = (values: RequestValues) => Object.values(values).every((value) => value === "" || value === false);
