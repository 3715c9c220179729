import { expect, test } from "vitest";
import {
  answersOf,
  atOnce,
  emptied,
  filesOf,
  isWholeDocument,
  languageOf,
  picturesOf,
  stamped,
  variantAt,
  variantOf,
} from "./documents.ts";

/** As the program writes it (`crates/render/src/document.rs`). */
const DOCUMENT = `<!doctype html>
<html lang="pt-PT" data-view="app">
<head>
<link rel="expect" href="#jornada-state" blocking="render">
<link rel="preload" href="/assets/archivo-1.woff2" as="font" type="font/woff2" crossorigin>
<style>@layer base;h1>b{color:red}</style>
<link rel="stylesheet" href="/assets/main-a.css" disabled>
<script data-entry="/assets/main-1.js" data-modules="/assets/vendor-1.js /assets/HomePage-1.js">a<b&&start()</script>
<link rel="icon" href="/favicon.svg">
</head>
<body>
<div id="root"><header><img src="/art/crest/1.webp?a=1&amp;b=2" alt=""></header><main id="main" tabindex="-1"><p>Olá</p><img src="/uploads/x.webp"><img src="https://elsewhere.example/x.png"></main><footer></footer></div>
<script type="application/json" id="jornada-state">{"page":{},"answers":{"/api/v2/seasons":[1],"/api/x?a=\\u003c":{"b":"\\u003c/script>"}}}</script>
</body>
</html>
`;

test("a document tells its language and its view", () => {
  expect(languageOf(DOCUMENT)).toBe("pt-PT");
  expect(variantOf(DOCUMENT)).toBe("pt-PT app");
  expect(variantOf('<html lang="en">')).toBe("en");
  expect(variantOf("<h1>Bad gateway</h1>")).toBe("");
});

test("what a page cannot do without is found, and nothing else", () => {
  expect(filesOf(DOCUMENT)).toEqual([
    "/assets/archivo-1.woff2",
    "/assets/main-1.js",
    "/assets/vendor-1.js",
    "/assets/HomePage-1.js",
  ]);
  expect(picturesOf(DOCUMENT)).toEqual(["/art/crest/1.webp?a=1&b=2", "/uploads/x.webp"]);
});

test("what it was told is read, whatever is in it", () => {
  expect(answersOf(DOCUMENT)).toEqual({ "/api/v2/seasons": [1], "/api/x?a=<": { b: "</script>" } });
  expect(answersOf("<html>")).toEqual({});
  expect(answersOf('<script type="application/json" id="jornada-state">{"page"</script>')).toEqual({});
});

test("put away, it says when; emptied, it has nothing of a page any more", () => {
  expect(stamped(DOCUMENT, 1234)).toContain('<html data-stored="1234" lang="pt-PT"');
  expect(atOnce(DOCUMENT)).toContain('<link rel="expect" href="#site-header" blocking="render">');
  expect(atOnce(DOCUMENT)).toContain('id="jornada-state"');
  const shell = emptied(DOCUMENT);
  expect(shell).toContain('<main id="main" tabindex="-1"></main><footer>');
  expect(shell).not.toContain("jornada-state");
  expect(shell).toContain('data-entry="/assets/main-1.js"');
});

test("a document of ours is told from what others send, and from half of one", () => {
  expect(isWholeDocument(DOCUMENT)).toBe(true);
  expect(isWholeDocument(DOCUMENT.slice(0, -20))).toBe(false);
  expect(isWholeDocument('<html lang="en"><script src="/assets/main-1.js"></script></html>')).toBe(false);
});

test.each([
  ["", "pt-PT", "pt-PT"],
  ["?lang=en", "pt-PT", "en"],
  ["?tab=1&lang=pt", "en app", "pt-PT app"],
  ["?app=1", "en", "en app"],
  ["?lang=en&app=0", "pt-PT app", "en"],
  ["?lang=fr&app=2", "pt-PT", "pt-PT"],
  ["?lang=en", undefined, "en"],
  ["", undefined, ""],
])("what %j asks of a device that shows %j is %j", (search, device, wanted) => {
  expect(variantAt(new URL(`https://liga.example/${search}`), device)).toBe(wanted);
});
