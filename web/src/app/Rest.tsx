import type { ReactNode } from "react";
import { useWhole } from "./whole.ts";

interface Props {
  /** On wide screens it stands on the first one. */
  shown?: "wide";
  children: ReactNode;
}

/** What is below the first screen of a page. As high as a screen while it is not there, so that nothing comes up from below. */
export function Rest({ shown, children }: Props) {
  return useWhole(shown) ? children : <div style={{ minHeight: "100vh" }} />;
}
