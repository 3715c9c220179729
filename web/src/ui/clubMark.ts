/** A club where it is told from others by its crest, its three letters and its colour. */
export type ClubMark = {
  key: string;
  name: string;
  abbreviation: string;
  crest: string;
  color: string;
  /** Readable on its colour. */
  onColor: string;
};
