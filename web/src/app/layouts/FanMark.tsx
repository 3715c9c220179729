import type { User } from "../../api/accounts.ts";
import { initialsOf } from "../../session/initials.ts";
import styles from "./FanMark.module.css";

/** A fan, small: their photograph, or the first letters of their name. Who it is stands beside it. */
export function FanMark({ user }: { user: Pick<User, "name" | "email" | "photo"> }) {
  return user.photo ? (
    <img className={styles.mark} src={user.photo.url} width="36" height="36" alt="" decoding="async" />
  ) : (
    <span className={styles.mark} aria-hidden="true">
      {initialsOf(user)}
    </span>
  );
}
