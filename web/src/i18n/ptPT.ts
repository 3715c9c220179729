import { app } from "./ptPT/app.ts";

export const ptPT = { app };
