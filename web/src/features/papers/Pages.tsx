import type { Pagination as Position } from "../../api/entries.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Pagination } from "../../ui/Pagination.tsx";

interface Props {
  position: Position;
  hrefOf: (page: number) => string;
}

/** The way through a list of several pages. */
export function Pages({ position: { page, pageCount }, hrefOf }: Props) {
  const { media } = useTexts();
  if (pageCount < 2) return null;
  return (
    <Pagination
      label={media.pages}
      text={media.pageOf(page, pageCount)}
      previous={page > 1 ? { href: hrefOf(page - 1), label: media.newer } : undefined}
      next={page < pageCount ? { href: hrefOf(page + 1), label: media.older } : undefined}
    />
  );
}
