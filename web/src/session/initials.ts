import type { Profile, User } from "../api/accounts.ts";

/** What a fan is called: the name of their profile, or the address they sign in with. */
export function nameOf({ name, email }: Pick<User, "name" | "email">): string {
  return name?.trim() || email;
}

/** Both names, or the one there is. */
export function fullName({ first_name, last_name }: Pick<Profile, "first_name" | "last_name">): string | null {
  return [first_name, last_name].filter(Boolean).join(" ") || null;
}

/** "Marta Sofia Quintela" → "MQ"; of an address its first letter. */
export function initialsOf(user: Pick<User, "name" | "email">): string {
  const words = (user.name ?? "").split(/\s+/).filter(Boolean);
  const [first = user.email, ...others] = words;
  const letters = [first, others.at(-1) ?? ""].map((word) => [...word][0] ?? "");
  return letters.join("").toLocaleUpperCase();
}
