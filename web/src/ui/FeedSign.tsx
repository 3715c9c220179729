import { Stroke } from "./Icon";

/* Path data from Lucide, as in Icon.tsx. */
const PATH = "M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M4 19a1 1 0 1 0 2 0 1 1 0 1 0-2 0";

/** The sign of news to subscribe to. */
export function FeedSign({ size = 16 }: { size?: number }) {
  return <Stroke path={PATH} size={size} />;
}
