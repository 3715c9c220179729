import { announce } from "../events.ts";
import { TOLD_BY_LINKS } from "../tells.ts";

/**
 * Tells of links that were followed, in this tab or in another: of those that are marked (`tells.ts`), and of letters to
 * the league. `ownMail` is the league's address, as far as it is known by then.
 */
export function listenForPresses(ownMail: () => string | null | undefined): () => void {
  const heard = (event: Event) => {
    // The middle button opens a link, the right one only asks what can be done with it.
    if ((event as MouseEvent).button > 1 || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[href]");
    if (!link) return;
    const { tells, tellsId: id, tellsName: name = "" } = link.closest<HTMLElement>("[data-tells]")?.dataset ?? {};
    const told = TOLD_BY_LINKS.find((one) => one === tells);
    if (told) announce(told, { id, name });
    else if (isOwnMail(link.href, ownMail())) announce("send_mail_feedback");
  };
  // Before anybody else answers: some stop what they answer.
  document.addEventListener("click", heard, true);
  document.addEventListener("auxclick", heard, true);
  return () => {
    document.removeEventListener("click", heard, true);
    document.removeEventListener("auxclick", heard, true);
  };
}

/** The league has several boxes at one address: for its press, for its fans. */
function isOwnMail(href: string, own: string | null | undefined): boolean {
  return href.startsWith("mailto:") && own !== undefined && own !== null && domainOf(href) === domainOf(own);
}

function domainOf(mail: string): string | undefined {
  return /@([^?,;]+)/.exec(mail)?.[1]?.toLowerCase();
}
