import type { User } from "../api/accounts.ts";

/** Who decides about accreditation; the server asks again at every call. */
const ROLES = ["press", "admin"];

export function isPress(user: Pick<User, "role"> | undefined): boolean {
  return ROLES.includes(user?.role?.type ?? "");
}
