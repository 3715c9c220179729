import { app } from "./en/app.ts";
import { football } from "./en/football.ts";
import { format } from "./en/format.ts";
import { home } from "./en/home.ts";
import type { EveryPageTexts } from "./texts.ts";

export const en: EveryPageTexts = { app, football, format, home };
