import { app } from "./en/app.ts";
import { competition } from "./en/competition.ts";
import { football } from "./en/football.ts";
import { format } from "./en/format.ts";
import { home } from "./en/home.ts";
import type { FirstTexts } from "./texts.ts";

export const en: FirstTexts = { app, competition, football, format, home };
