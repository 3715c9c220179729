export type Card = "yellow" | "secondYellow" | "red";

/** Somebody on a team sheet, with what became of him in the match. */
export type LineUpPlayer = {
  id: string;
  name: string;
  /** As it stands on the shirt: what there is room for on a pitch. */
  shirtName: string;
  number: number | null;
  isCaptain: boolean;
  goals: number;
  ownGoals: number;
  /** The second yellow card stands for both. */
  cards: Card[];
  /** When he came on and went off, as it is written: "65’". */
  on: string | null;
  off: string | null;
  rating: string | null;
  /** All of it in words, with name and number: all that a screen reader is told. */
  words: string;
  href?: string | undefined;
};
