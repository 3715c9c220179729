import type { User } from "../../../api/accounts.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import styles from "./profile.module.css";

/** Who this is. */
export function OwnCard({ user: { name, email, createdAt } }: { user: User }) {
  const { account, format } = useTexts();
  const { profile } = account;
  return (
    <section className={styles.own} data-theme="dark">
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name ?? email)}
      </span>
      <h1>{name ?? profile.nameless}</h1>
      <p>{email}</p>
      <p>{profile.since(format.month(createdAt))}</p>
    </section>
  );
}

/** Of the first name and the last: "Marta Quintela" is MQ. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}
