import { useState } from "react";
import { NoticeBand } from "../../ui/NoticeBand.tsx";
import { useTexts } from "../SiteContext.tsx";
import { useSettings } from "../useSettings.ts";
import { addressOf } from "./menus.ts";
import { closedNotice, noticeId, rememberClosed } from "./notice.ts";

export default function Notice() {
  const texts = useTexts();
  const [closed, setClosed] = useState(closedNotice);
  const { notice, noticeUrl } = useSettings();
  const text = notice?.trim();
  if (!text) return null;
  const id = noticeId(text);
  if (id === closed) return null;
  const close = () => {
    setClosed(id);
    rememberClosed(id);
    // The button is about to go: reading starts at what follows.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <NoticeBand
      id={id}
      label={texts.app.notice}
      text={text}
      href={addressOf(noticeUrl) || undefined}
      closeLabel={texts.app.close}
      onClose={close}
    />
  );
}
