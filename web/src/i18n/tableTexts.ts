import { table as en } from "./en/table.ts";
import { table as ptPT } from "./ptPT/table.ts";
import type { PageTexts } from "./texts.ts";

export const tableTexts: PageTexts = { "pt-PT": { table: ptPT }, en: { table: en } };
