import { expect, test } from "vitest";
import { withRest } from "./languagePresses.ts";

const from = (address: string) => ({ href: `https://liga.example${address}` });

test.each([
  ["/auth?lang=en", "/auth?return=%2Fprofile%2Fedit", "/auth?lang=en&return=%2Fprofile%2Fedit"],
  ["/accreditation/inbox?lang=pt", "/accreditation/inbox?request=7&lang=en", "/accreditation/inbox?lang=pt&request=7"],
  ["/statements?page=2&lang=en", "/statements?page=2#s-7", "/statements?page=2&lang=en#s-7"],
  ["/x?lang=en", "/x?utm=a&utm=b", "/x?lang=en&utm=a&utm=b"],
])("%s from %s is %s", (href, here, whole) => {
  expect(withRest(href, from(here))).toBe(whole);
  expect(withRest(whole, from(here))).toBe(whole);
});

test.each([
  ["what the server knows is in the link or left out on purpose", "/news?lang=en", "/news?preview=abc"],
  ["another page's own address", "/news/8/title?lang=en", "/news/7/titulo?a=b#c"],
  ["another site", "https://other.example/x?lang=en", "/x?a=b"],
  ["what a provider answered", "/auth?lang=en", "/auth?provider=google&access_token=x"],
  ["what an organisation answered", "/auth?lang=en", "/auth#code=x&state=y"],
  ["a link to no language", "/x?slang=en", "/x?a=b"],
])("%s stays as it is", (_, href, here) => {
  expect(withRest(href, from(here))).toBe(href);
});
