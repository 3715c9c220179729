import { useState } from "react";
import { errorOf, parseJson } from "../../../api/send.ts";
import { headersIn, line } from "../../../api/transport.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { type SessionSite, useSessionSite } from "../../../session/sessionSite.ts";
import { useDoing } from "../useDoing.ts";

/** Everything that is kept about a fan, as a file on their device. A link could not say who asks. */
export function useExport() {
  const { copy } = useTexts().profile;
  const site = useSessionSite();
  const { isBusy, sentence, doing } = useDoing();
  const [isDone, setIsDone] = useState(false);
  const download = async () => {
    setIsDone(false);
    setIsDone(await doing(async () => keepFile(await fetchExport(site), copy.file)));
  };
  return { download, isBusy, sentence, status: isBusy ? copy.busy : isDone ? copy.done : "" };
}

async function fetchExport({ language }: SessionSite): Promise<Blob> {
  const response = await line.send("/api/v1/account/export", { headers: headersIn(language) });
  if (response.ok) return response.blob();
  throw errorOf(parseJson(await response.text()), response);
}

/** How long a browser may take to begin with it. */
const KEPT_MS = 60_000;

function keepFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
