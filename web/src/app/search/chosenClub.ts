/** The club that a visitor without an account chose on this device. */
export interface ChosenClub {
  id: number;
  name: string;
}

const KEY = "jornada_club";

/** Whatever is stored, if it is a club. */
export function parseClub(text: string | null): ChosenClub | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { id, name } = stored as Record<string, unknown>;
    const isClub = typeof id === "number" && Number.isSafeInteger(id) && id > 0 && typeof name === "string" && name;
    return isClub ? { id, name: name.slice(0, 100) } : undefined;
  } catch {
    return undefined;
  }
}

export function readClub(): ChosenClub | undefined {
  try {
    return parseClub(localStorage.getItem(KEY));
  } catch {
    // Storage is closed to us: nobody could choose.
    return undefined;
  }
}
