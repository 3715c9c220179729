import { MyClubs } from "./MyClubs.tsx";

/** What is shown of somebody's clubs: brought by those who have any. */
export const parts = { mine: MyClubs };
