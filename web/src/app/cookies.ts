/** Cookies of this site: their names begin with the product's, and they last 25 days. The server reads few of them. */

const LIFETIME_SECONDS = 2_160_000;
const OVER = -1;

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

export function writeCookie(name: string, value: string, seconds = LIFETIME_SECONDS) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not there on plain lines
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

export function deleteCookie(name: string) {
  writeCookie(name, "", OVER);
}
