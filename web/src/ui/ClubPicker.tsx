import styles from "./ClubPicker.module.css";
import { Crest } from "./Crest";

export type PickerClub = { key: string; name: string; href: string; crest: string };

type ClubPickerProps = {
  /** What is picked, for those who hear the list. */
  label: string;
  clubs: PickerClub[];
  onPick: (club: PickerClub) => void;
};

/** One crest for each club. Without scripts each leads to its club. */
export function ClubPicker({ label, clubs, onPick }: ClubPickerProps) {
  return (
    <ul className={styles.clubs} aria-label={label}>
      {clubs.map((club) => (
        <li key={club.key}>
          <a
            href={club.href}
            onClick={(event) => {
              event.preventDefault();
              onPick(club);
            }}
          >
            <Crest src={club.crest} size={40} />
            <span>{club.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
