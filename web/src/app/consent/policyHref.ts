/** The page that tells what each cookie is for, where the site has one: then its foot leads there. */
export function policyHref(): string | undefined {
  return document.querySelector('#footer a[href*="/pages/cookies"]')?.getAttribute("href") ?? undefined;
}
