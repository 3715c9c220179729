import type { User } from "../../../api/accounts.ts";
import { initialsOf } from "../../../session/initials.ts";
import styles from "./Portrait.module.css";

/** A fan's photograph; without one, the first letters of the name. The name stands beside it. */
export function Portrait({ user }: { user: Pick<User, "name" | "email" | "photo"> }) {
  const { photo } = user;
  return photo ? (
    <img className={styles.portrait} src={photo.url} width="96" height="96" alt="" decoding="async" />
  ) : (
    <span className={styles.portrait} aria-hidden="true">
      {initialsOf(user)}
    </span>
  );
}
