import { app } from "./en/app.ts";
import type { Texts } from "./texts.ts";

export const en: Texts = { app };
