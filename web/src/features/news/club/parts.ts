import { ClubRow } from "./ClubRow.tsx";

export const parts = { club: ClubRow };
