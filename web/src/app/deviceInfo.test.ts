// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { type DeviceInfo, deviceInfoOf, watchDevice } from "./deviceInfo.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";

const DEVICES: [string, string, { touches?: number; side?: number }, string][] = [
  ["iPhone", `${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`, { touches: 5, side: 393 }, "Mobile Ios Safari"],
  [
    "Chrome on an iPhone",
    `${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
    { touches: 5, side: 393 },
    "Mobile Ios Chrome",
  ],
  [
    "Firefox on an iPhone",
    `${IPHONE} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`,
    { touches: 5, side: 393 },
    "Mobile Ios Firefox",
  ],
  [
    "Edge on an iPhone",
    `${IPHONE} Version/18.0 EdgiOS/142.0.3595.53 Mobile/15E148 Safari/604.1`,
    { touches: 5, side: 393 },
    "Mobile Ios Edge",
  ],
  [
    "iPad, which says that it is a Mac",
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
    { touches: 5, side: 834 },
    "Tablet Ios Safari",
  ],
  [
    "Mac with Safari",
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
    { side: 900 },
    "Desktop MacOS Safari",
  ],
  ["Mac with Chrome", `${MAC} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, { side: 900 }, "Desktop MacOS Chrome"],
  [
    "Windows with Chrome",
    `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    { side: 1080 },
    "Desktop Windows Chrome",
  ],
  [
    "Windows that is touched",
    `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    { touches: 10, side: 912 },
    "Desktop Windows Chrome",
  ],
  [
    "Windows with Edge",
    `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    { side: 1080 },
    "Desktop Windows Edge",
  ],
  [
    "Windows with Firefox",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    { side: 1080 },
    "Desktop Windows Firefox",
  ],
  [
    "Windows with Opera",
    `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    { side: 1080 },
    "Desktop Windows",
  ],
  [
    "Linux with Firefox",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    { side: 1080 },
    "Desktop Firefox",
  ],
  [
    "Android phone",
    `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    { touches: 5, side: 412 },
    "Mobile Android Chrome",
  ],
  [
    "Android phone, unfolded",
    `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    { touches: 5, side: 690 },
    "Tablet Android Chrome",
  ],
  [
    "Android tablet",
    `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
    { touches: 10, side: 800 },
    "Tablet Android Chrome",
  ],
  [
    "Samsung phone",
    `${ANDROID} ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    { touches: 5, side: 384 },
    "Mobile Android Samsung",
  ],
  [
    "Samsung tablet",
    `${ANDROID} ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Safari/537.36`,
    { touches: 10, side: 800 },
    "Tablet Android Samsung",
  ],
  [
    "Edge on Android",
    `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
    { touches: 5, side: 412 },
    "Mobile Android Edge",
  ],
  [
    "Firefox on Android",
    "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
    { touches: 5, side: 412 },
    "Mobile Android Firefox",
  ],
  [
    "Firefox on a tablet",
    "Mozilla/5.0 (Android 16; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0",
    { touches: 5, side: 800 },
    "Tablet Android Firefox",
  ],
  [
    "a phone by Cubot",
    `Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    { touches: 5, side: 360 },
    "Mobile Android Chrome",
  ],
  ["nothing at all", "", {}, "Desktop"],
];

/** "Mobile Ios Safari": every flag that is set. */
const said = (info: DeviceInfo) =>
  Object.entries(info)
    .flatMap(([key, is]) => (is ? key.slice(2) : []))
    .join(" ");

test.each(DEVICES)("%s", (_, userAgent, { touches = 0, side = 800 }, expected) => {
  expect(said(deviceInfoOf({ userAgent, touchPoints: touches, shortSide: side }))).toBe(expected);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  `Mozilla/5.0 ${WEBKIT}; compatible; GPTBot/1.3; +https://openai.com/gptbot`,
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`,
])("%s is a program", (userAgent) => {
  expect(deviceInfoOf({ userAgent, touchPoints: 0, shortSide: 412 }).isCrawler).toBe(true);
});

afterEach(() => vi.useRealTimers());

test("a device is looked at again 50 ms after its last change of size, once", () => {
  vi.useFakeTimers();
  const tell = vi.fn();
  const stop = watchDevice(tell);
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(49);
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(49);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("resize"));
  stop();
  vi.advanceTimersByTime(100);
  expect(tell).toHaveBeenCalledTimes(1);
});
