import { app } from "./ptPT/app.ts";
import { football } from "./ptPT/football.ts";
import { format } from "./ptPT/format.ts";
import { home } from "./ptPT/home.ts";

export const ptPT = { app, football, format, home };
