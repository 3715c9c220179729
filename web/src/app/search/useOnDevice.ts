import { useEffect, useState } from "react";

/** What this device keeps. The server does not know it, so it is there only after the first paint. */
export function useOnDevice<Kept>(read: () => Kept): [kept: Kept | undefined, set: (kept: Kept) => void] {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => setKept(() => read()), [read]);
  return [kept, setKept];
}
