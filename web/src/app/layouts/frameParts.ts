import Footer from "./Footer.tsx";
import Notice from "./Notice.tsx";
import Panel from "./Panel.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** The parts of the frame that `frame.ts` speaks of, in one file with one sheet of styles. */
export const parts = { Footer, Notice, Panel, ThemeSwitch };
