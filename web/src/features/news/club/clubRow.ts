import { laterParts } from "../../../app/later.tsx";

/** What was written about the reader's clubs. The server paints the same for everybody, and the browser knows whose they are. */
export const CLUB_ROW = laterParts("src/features/news/club/parts.ts", () => import("./parts.ts"))("club");
