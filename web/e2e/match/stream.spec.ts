import { expect, test } from "@playwright/test";
import { watch } from "../browser.ts";
import { play, putOnAir } from "./onAir.ts";
import { openMatch } from "./openMatch.ts";

test("a match on air is played with its captions, once somebody asks for it", async ({ page }) => {
  const { problems } = watch(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await putOnAir(page, () => true);
  await openMatch(page);
  expect(asked.filter((url) => /\/stream[/-]/.test(url))).toEqual([]);

  await play(page).click();
  const video = page.locator("video");
  await expect(video).toBeFocused();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
  });
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(seconds).toBeGreaterThan(1);
  const captions = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks]
        .filter(({ mode }) => mode === "showing")
        .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)),
    );
  await expect.poll(captions).toEqual(["Golo do Farol do Cabo"]);
  await expect(page.getByRole("button", { name: "Abrir em janela" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("a match that is not on air after all says so, and can be tried again", async ({ page }) => {
  let isOn = false;
  await putOnAir(page, () => isOn);
  await openMatch(page);
  await play(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toBeVisible();
  isOn = true;
  await alert.getByRole("button").click();
  await expect(alert).toHaveCount(0);
  const video = page.locator("video");
  await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(1);
});
