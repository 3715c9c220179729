/** A key that was pressed in the field, as far as it matters. */
interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
}

interface Choosing {
  count: number;
  /** Which one is chosen, if any. */
  active: number | undefined;
}

export type PaletteAct =
  | { kind: "choose"; index: number | undefined }
  /** The one that is chosen; without one, the page of results. */
  | { kind: "open"; index: number | undefined; isNewTab: boolean };

/** What a key does. What is none of this stays with the field: Home and End too, as long as nothing is chosen. */
export function decideKey(pressed: Pressed, { count, active }: Choosing): PaletteAct | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed;
  // Whoever is in the middle of a composed letter confirms that one.
  if (isComposing) return undefined;
  if (key === "Enter") return { kind: "open", index: active, isNewTab: ctrlKey || metaKey };
  if (count === 0 || ctrlKey || metaKey || altKey || shiftKey) return undefined;
  const choose = (index: number | undefined): PaletteAct => ({ kind: "choose", index });
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return choose(active === undefined ? 0 : active < last ? active + 1 : undefined);
    case "ArrowUp":
      return choose(active === undefined ? last : active > 0 ? active - 1 : undefined);
    case "Home":
      return active === undefined ? undefined : choose(0);
    case "End":
      return active === undefined ? undefined : choose(last);
    default:
      return undefined;
  }
}
