import type { User } from "../../../api/accounts.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { initialsOf } from "../../../session/initials.ts";
import styles from "./profile.module.css";

/** Who this is. */
export function OwnCard({ user }: { user: User }) {
  const { account, format } = useTexts();
  const { profile } = account;
  const { name, email, createdAt } = user;
  return (
    <section className={styles.own} data-theme="dark">
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <h1>{name || profile.nameless}</h1>
      <p>{email}</p>
      <p>{profile.since(format.month(createdAt))}</p>
    </section>
  );
}
