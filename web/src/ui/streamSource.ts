/** What browsers call a stream in pieces (HLS). */
const STREAM = "application/vnd.apple.mpegurl";

type Playing = { src: string; signal: AbortSignal; onFailed: () => void };

/** Apple's player knows captions and other screens. Others that say they can play streams leave the captions out. */
const isApples = (video: HTMLVideoElement) => "webkitShowPlaybackTargetPicker" in video;

/** Lets a player play a stream: by itself where the browser is good at it, else with hls.js, which is loaded only then. */
export async function playStream(video: HTMLVideoElement, { src, signal, onFailed }: Playing): Promise<void> {
  if (isApples(video) && video.canPlayType(STREAM)) return playByItself(video, { src, signal });
  // The program that renders pages plays nothing: its script is spared the player.
  if (import.meta.env.SSR) return;
  const [{ default: Hls }, { default: workerPath }] = await Promise.all([
    import("hls.js"),
    import("hls.js/dist/hls.worker.js?url"),
  ]);
  if (signal.aborted) return;
  if (!Hls.isSupported()) {
    // Without captions, if that is all there is.
    return video.canPlayType(STREAM) ? playByItself(video, { src, signal }) : onFailed();
  }
  // A worker from our own address: pages may run no script that was made on the fly.
  const hls = new Hls({ workerPath });
  signal.addEventListener("abort", () => hls.destroy());
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailed();
  });
  hls.loadSource(src);
  hls.attachMedia(video);
}

function playByItself(video: HTMLVideoElement, { src, signal }: Pick<Playing, "src" | "signal">) {
  video.src = src;
  signal.addEventListener("abort", () => {
    video.removeAttribute("src");
    video.load();
  });
}
