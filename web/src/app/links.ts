/** Which clicks the app answers itself. Links are plain `<a href>` everywhere, so that pages work without scripts. */
export function decideFollow(event: MouseEvent, here: Location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const to = new URL(link.href, here.href);
  if (to.origin !== here.origin || to.searchParams.has("lang") || isServersOwn(to.pathname)) return undefined;
  const isHere = to.pathname === here.pathname && to.search === here.search;
  if (isHere && to.hash) return undefined;
  return to.pathname + to.search + to.hash;
}

function isServersOwn(path: string) {
  return /^\/(api|art|assets|media)\//.test(path) || /\.\w{2,5}$/.test(path);
}

export function followLinks(navigate: (to: string) => void) {
  document.addEventListener("click", (event) => {
    const to = decideFollow(event, location);
    if (to === undefined) return;
    event.preventDefault();
    navigate(to);
  });
}
