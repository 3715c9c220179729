import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Newsletter, readNewsletters } from "../../../api/fan.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { bringOwn } from "../actions.ts";
import { useDoing } from "../useDoing.ts";

/** Which newsletters a fan gets. Each change is kept at once; one that is turned on waits for a word by mail. */
export function useNewsletters() {
  const { newsletters: words } = useTexts().profile;
  const site = useSessionSite();
  const query = useQuery(readNewsletters());
  const { isBusy, sentence, doing } = useDoing();
  const [said, setSaid] = useState<string>();

  const change = async (wanted: Pick<Newsletter, "id">[], subscribed: boolean, done?: string) => {
    setSaid(undefined);
    let after: Newsletter[] = [];
    const isDone = await doing(async () => {
      const { saveNewsletters } = await bringOwn();
      after = await saveNewsletters(
        site,
        wanted.map(({ id }) => ({ id, subscribed })),
      );
    });
    if (!isDone) return;
    const isPending = after.some(({ id, state }) => state === "pending" && wanted.some((one) => one.id === id));
    setSaid(done ?? (isPending ? words.sent : words.saved));
  };
  const subscribed = (query.data ?? []).filter(({ state }) => state !== "off");
  return {
    query,
    sentence,
    said: isBusy ? words.saving : said,
    isSaved: !isBusy && said !== undefined,
    hasAny: subscribed.length > 0,
    toggle: (newsletter: Newsletter) => change([newsletter], newsletter.state === "off"),
    leaveAll: () => change(subscribed, false, words.leftAll),
  };
}
