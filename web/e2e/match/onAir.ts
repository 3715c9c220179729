import { join } from "node:path";
import type { Page } from "@playwright/test";
import { patched } from "../openInApp.ts";

/** A stream of four seconds in two pieces, with captions. */
const STREAM = join(import.meta.dirname, "stream");

/** Lets the match be on air at the site's own address: others have to be named in the configuration. */
export async function putOnAir(page: Page, isOn: () => boolean) {
  await page.route("**/api/v1/match/info/static*", (route) =>
    patched(route, (body) => ({ ...body, streamUrl: new URL("/stream/live.m3u8", route.request().url()).href })),
  );
  await page.route("**/stream/*", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    return isOn() ? route.fulfill({ path: join(STREAM, name) }) : route.fulfill({ status: 404, body: "" });
  });
}

export const play = (page: Page) => page.getByRole("button", { name: "Ver Dunas – Lagoa Brava em direto" });
