import { tokenCookie } from "../api/tokenCookie.ts";
import { line } from "../api/transport.ts";

/** The calls of a fan who is signed in: each says who they are. */

/** The token is refused, twice if another took its place: more often nobody asks. */
const TRIES = 3;

/** Sees to it that the token that was refused is not sent again: there is another one then, or none. */
type WhenRefused = (token: string) => Promise<void>;

let whenRefused: WhenRefused | undefined;

export function onRefusal(answer: WhenRefused) {
  whenRefused = answer;
}

export function callAsFan() {
  line.send = fetchAsFan;
}

export function fetchWithToken(address: string, init: RequestInit): Promise<Response> {
  const token = tokenCookie();
  if (!token) return fetch(address, init);
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token}`);
  return fetch(address, { ...init, headers });
}

/** What everybody may read is read all the same when a token is no good any more. */
export async function fetchAsFan(address: string, init: RequestInit): Promise<Response> {
  for (let left = TRIES; ; left -= 1) {
    const token = tokenCookie();
    const response = await fetchWithToken(address, init);
    if (response.status !== 401 || !token || !whenRefused || left === 1) return response;
    await whenRefused(token);
  }
}
