/** A ball in an empty net, drawn by the server. */
export const NOTHING_ART = "/art/scene/net-1-B450FF-001941.svg";
