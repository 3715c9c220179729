/** What kind of device this is, as far as it tells. */
export interface DeviceInfo {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  isIos: boolean;
  isAndroid: boolean;
  isWindows: boolean;
  isMacOS: boolean;
  isSafari: boolean;
  isFirefox: boolean;
  isEdge: boolean;
  isChrome: boolean;
  isSamsung: boolean;
  isCrawler: boolean;
}

/** What a device says of itself. */
export interface Told {
  userAgent: string;
  /** How many fingers it feels at once. */
  touchPoints: number;
  /** The shorter side of the screen, in CSS pixels: phones can be unfolded. A window shrinks when its keyboard opens. */
  shortSide: number;
}

/** From this on a screen that is touched is no phone's. */
const TABLET_PX = 600;

const CRAWLER =
  /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|whatsapp|inspectiontool|googleother|mediapartners|lighthouse|headless/i;
/** Phones whose maker's name ends as those of crawlers do. */
const NO_CRAWLER = /cubot/gi;

/** Browsers name each other: whoever is asked for first is the most particular. */
export function deviceInfoOf({ userAgent: agent, touchPoints, shortSide }: Told): DeviceInfo {
  const isAndroid = /android/i.test(agent);
  // Tablets by Apple say that they are computers, which have no screen to touch.
  const isIos = /iphone|ipad|ipod/i.test(agent) || (/macintosh/i.test(agent) && touchPoints > 1);
  const isTouched = isAndroid || isIos || (/mobile/i.test(agent) && touchPoints > 0);
  const isMobile = isTouched && shortSide < TABLET_PX;
  const isTablet = isTouched && !isMobile;
  const isEdge = /\bedg(?:e|a|ios)?\//i.test(agent);
  const isSamsung = /samsungbrowser\//i.test(agent);
  const isFirefox = /firefox\/|fxios\//i.test(agent);
  const isOpera = /\bopr\/|opera/i.test(agent);
  const isChrome = /chrome\/|crios\//i.test(agent) && !isEdge && !isSamsung && !isOpera;
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows: /windows/i.test(agent) && !/windows phone/i.test(agent),
    isMacOS: /macintosh/i.test(agent) && !isIos,
    isSafari: /safari\//i.test(agent) && !isChrome && !isEdge && !isSamsung && !isFirefox && !isOpera && !isAndroid,
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
    isCrawler: CRAWLER.test(agent.replace(NO_CRAWLER, "")),
  };
}

/** This device, now. */
export function deviceInfo(): DeviceInfo {
  return deviceInfoOf({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    shortSide: Math.min(screen.width, screen.height),
  });
}

/** Windows change their size in many small steps: the last one counts. */
const REFRESH_MS = 50;

/** Tells what kind of device it is whenever that may have changed, until the function that comes back is called. */
export function watchDevice(tell: (info: DeviceInfo) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => tell(deviceInfo()), REFRESH_MS);
  };
  addEventListener("resize", refresh);
  return () => {
    clearTimeout(waiting);
    removeEventListener("resize", refresh);
  };
}

/** Opened from among the device's apps, without a browser around it. */
export function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}
