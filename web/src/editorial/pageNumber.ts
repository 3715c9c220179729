/** Which page of a list a query asks for; the first one where it does not say so properly. */
export function pageNumberIn(query: URLSearchParams): number {
  const asked = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** As it is written in an address: the first page is not. */
export function pageInQuery(page: number): number | undefined {
  return page > 1 ? page : undefined;
}

/** Whether the query says it the one way in which it is said. */
export function isPageSaidSo(query: URLSearchParams): boolean {
  const page = pageNumberIn(query);
  return (query.get("page") ?? "") === String(pageInQuery(page) ?? "");
}
