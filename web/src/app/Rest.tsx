import type { ReactNode } from "react";
import { useWhole } from "./whole.ts";

/** What is below the first screen of a page. As high as a screen while it is not there, so that nothing comes up from below. */
export function Rest({ children }: { children: ReactNode }) {
  return useWhole() ? children : <div style={{ minHeight: "100vh" }} />;
}
