import { useSite } from "../../app/SiteContext.tsx";

interface Props {
  /** Where the same is on its own site. */
  href: string;
  isOpen: boolean;
}

/** Another site's player: from where it loads, and after that a way out where it stays dark. */
export function Origin({ href, isOpen }: Props) {
  const words = useSite().texts.editorial;
  const host = hostOf(href);
  return (
    <span role="status">
      {isOpen ? (
        <>
          {words.notShown}{" "}
          <a href={href} target="_blank" rel="noopener">
            {words.seeAt(host)}
          </a>
        </>
      ) : (
        words.loadsFrom(host)
      )}
    </span>
  );
}

/** "https://www.youtube.com/watch" → "youtube.com" */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? address;
}
