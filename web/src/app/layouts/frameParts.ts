import { memo } from "react";
import { watchPanels } from "../../ui/watchPanels.ts";
import { markFavourites } from "../favouriteMarks.ts";
import { keepRestOfAddress } from "../languagePresses.ts";
import Account from "./Account.tsx";
import Footer from "./Footer.tsx";
import Notice from "./Notice.tsx";
import Panel from "./Panel.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** The parts of the frame that `frame.ts` speaks of, in one file with one sheet of styles. */
export const parts = { Account, Footer: memo(Footer), Notice, Panel, ThemeSwitch };

// From now on, and for as long as the site is open. The server, which has no keys to answer, reads this too.
if (typeof document !== "undefined") {
  watchPanels(document);
  markFavourites();
  keepRestOfAddress();
}
