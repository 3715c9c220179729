import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { type Manifest, withImports } from "./manifest.ts";

interface Range {
  why: string;
  min: number;
  max: number;
}

interface PageRange extends Range {
  /** The areas of texts that come with the page. */
  texts?: string[];
}

interface Budgets {
  home: { scripts: Range; styles: Range; never: { why: string; modules: string[] } };
  fonts: Range & { files: string[] };
  /** All that the service worker fetches before it is needed. */
  worker: Range;
  pages: Record<string, PageRange>;
}

/** How many kilobytes some files are on their way, together. */
type Zipped = (...files: string[]) => number;
/** What each file is made of. */
type Modules = Map<string, string[]>;

const ENTRIES = ["src/app/entry-client.tsx", "src/app/entry-first.ts", "src/i18n/ptPT.ts"];
const HOME = "src/features/home/HomePage.tsx";
/** What every page but the first needs beside its own. */
const MORE_PAGES = "src/app/morePages.ts";
/** What surrounds every page: its styles belong to the first paint, its scripts come later. */
const FRAME = "src/app/layouts/frameParts.ts";
/** The same for the blocks of the home page. */
const BLOCKS = ["src/features/home/blocks/matchBlocks.ts", "src/features/home/blocks/contentBlocks.ts"];

/** Fails the build when what a visitor has to load leaves the ranges of budgets.json. Kilobytes of 1,000, gzip. */
export function budgets(): Plugin {
  let root = "";
  let folder = "";
  const modules: Modules = new Map();
  return {
    name: "budgets",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") modules.set(chunk.fileName, Object.keys(chunk.modules));
      }
    },
    closeBundle: {
      // After the worker, which is built once the rest is there.
      order: "post",
      sequential: true,
      handler() {
        const limits: Budgets = JSON.parse(readFileSync(join(root, "budgets.json"), "utf8"));
        const manifest: Manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
        const zipped = (...files: string[]) => {
          const together = Buffer.concat(files.map((file) => readFileSync(join(folder, file))));
          return gzipSync(together, { level: 9 }).length / 1000;
        };
        const problems = [
          ...checkHome(limits, manifest, modules, zipped),
          ...checkPages(limits, manifest, zipped),
          ...checkFonts(limits, manifest, folder),
          ...checkWorker(limits, folder, zipped),
        ];
        if (problems.length > 0) this.error(`budgets.json:\n${problems.join("\n")}`);
      },
    },
  };
}

function checkHome(limits: Budgets, manifest: Manifest, modules: Modules, zipped: Zipped): string[] {
  const { scripts, styles, never } = limits.home;
  const chunks = withImports(manifest, [...ENTRIES, HOME]);
  const painted = withImports(manifest, [...ENTRIES, HOME, FRAME, ...BLOCKS]);
  const loaded = chunks.flatMap(({ file }) => modules.get(file) ?? []);
  const unwanted = never.modules.filter((part) => loaded.some((id) => id.includes(part)));
  return [
    ...check("/ scripts", sum(chunks.map(({ file }) => zipped(file))), scripts),
    // In the document, in one piece.
    ...check("/ styles", zipped(...new Set(painted.flatMap(({ css }) => css ?? []))), styles),
    ...unwanted.map((part) => `/ loads ${part} (${never.why})`),
  ];
}

/** What each page adds to what every page loads. */
function checkPages({ pages }: Budgets, manifest: Manifest, zipped: Zipped): string[] {
  const shared = new Set(withImports(manifest, [...ENTRIES, FRAME, MORE_PAGES]));
  const found = Object.keys(manifest).filter((key) => key.endsWith("Page.tsx"));
  const missing = found.filter((key) => !pages[key]).map((key) => `${key} has no budget`);
  const checked = Object.entries(pages).flatMap(([key, range]) => {
    if (!manifest[key]) return [`${key} is no page of its own`];
    const texts = (range.texts ?? []).map((area) => `src/i18n/ptPT/${area}.ts`);
    const own = withImports(manifest, [key, ...texts]).filter((chunk) => !shared.has(chunk));
    return check(key, sum(own.map(({ file }) => zipped(file))), range);
  });
  return [...missing, ...checked];
}

function checkFonts({ fonts }: Budgets, manifest: Manifest, folder: string): string[] {
  const files = fonts.files.map((key) => manifest[key]?.file);
  if (files.some((file) => file === undefined)) return ["a font of the first view is not in the build"];
  const bytes = files.map((file) => readFileSync(join(folder, file ?? "")).length / 1000);
  return check("fonts of the first view", sum(bytes), fonts);
}

function checkWorker({ worker }: Budgets, folder: string, zipped: Zipped): string[] {
  const list = readFileSync(join(folder, "sw.js"), "utf8").matchAll(/"?url"?:"(assets\/[^"]+)"/g);
  const sizes = [...list].map(([, file = ""]) =>
    file.endsWith(".woff2") ? readFileSync(join(folder, file)).length / 1000 : zipped(file),
  );
  return check("what the worker fetches beforehand", sum(sizes), worker);
}

function check(what: string, size: number, { min, max, why }: Range): string[] {
  const kilobytes = size.toFixed(1);
  if (size > max) return [`${what}: ${kilobytes} kB is more than ${max} kB (${why})`];
  // Far below is a mistake too: something that belongs there is no longer counted.
  return size < min
    ? [`${what}: ${kilobytes} kB is less than ${min} kB: lower the budget, or find what is missing`]
    : [];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
