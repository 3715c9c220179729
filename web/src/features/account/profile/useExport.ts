import { useState } from "react";
import { errorOf, parseJson } from "../../../api/send.ts";
import { headersIn, line } from "../../../api/transport.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { saveFile } from "../../../app/saveFile.ts";
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
    setIsDone(await doing(async () => saveFile(await fetchExport(site), copy.file)));
  };
  return { download, isBusy, sentence, status: isBusy ? copy.busy : isDone ? copy.done : "" };
}

async function fetchExport({ language }: SessionSite): Promise<ArrayBuffer> {
  const response = await line.send("/api/v1/account/export", { headers: headersIn(language) });
  if (response.ok) return response.arrayBuffer();
  throw errorOf(parseJson(await response.text()), response);
}
