/* The light build has no types of its own: it is the whole one without captions of the stream, other voices and locks. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
