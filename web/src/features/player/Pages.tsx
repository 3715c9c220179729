import type { Player } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Pagination } from "../../ui/Pagination.tsx";
import { playerHref } from "./playerHref.ts";

interface Props {
  player: Player;
  tab: "videos" | "news";
  page: number;
  pages: number;
}

/** The way through a list of several pages. */
export function Pages({ player, tab, page, pages }: Props) {
  const { player: words } = useTexts();
  if (pages < 2) return null;
  const hrefOf = (to: number) => playerHref(player, { tab, page: to });
  return (
    <Pagination
      label={words.pages}
      text={words.pageOf(page, pages)}
      previous={page > 1 ? { href: hrefOf(page - 1), label: words.newer } : undefined}
      next={page < pages ? { href: hrefOf(page + 1), label: words.older } : undefined}
    />
  );
}
