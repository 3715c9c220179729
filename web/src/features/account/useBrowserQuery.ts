import { useEffect, useState } from "react";

/**
 * The query of the address as the browser has it; nothing until the page is alive. What a mail's link or a provider's
 * answer carries is a secret: the server never sees it in a page.
 */
export function useBrowserQuery(): URLSearchParams | undefined {
  const [query, setQuery] = useState<URLSearchParams>();
  useEffect(() => setQuery(new URLSearchParams(location.search)), []);
  return query;
}
