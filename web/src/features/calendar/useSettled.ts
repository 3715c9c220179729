import { startTransition, useEffect, useState } from "react";

/**
 * Whether it is time to show what belongs to a key. Right after the key has changed it is not: a hundred rows take a
 * while, and the rest of the page is to answer at once.
 */
export function useSettled(key: string): boolean {
  const [settled, setSettled] = useState(key);
  useEffect(() => startTransition(() => setSettled(key)), [key]);
  return settled === key;
}
