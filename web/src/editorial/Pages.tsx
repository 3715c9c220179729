import { useTexts } from "../app/SiteContext.tsx";
import { PageNumbers } from "../ui/PageNumbers.tsx";

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** The way through a list of several pages. */
export function Pages({ page, pages, hrefOf }: Props) {
  const { news } = useTexts();
  if (pages < 2) return null;
  return (
    <PageNumbers
      label={news.pages}
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      labelOf={news.page}
      previousLabel={news.previous}
      nextLabel={news.next}
    />
  );
}
