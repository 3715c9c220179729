import { useState } from "react";
import type { AccreditationRequest } from "../../../api/fan.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { saveFile } from "../../../app/saveFile.ts";
import { sizeIn } from "../../../editorial/fileSize.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormNote } from "../../../ui/FormNote.tsx";
import { fetchProof } from "./fetchProof.ts";
import styles from "./inbox.module.css";

/** The paper that shows the registration, to be saved and looked at elsewhere. Files are not kept for ever. */
export function ProofDownload({ request }: { request: AccreditationRequest }) {
  const { language, texts } = useSite();
  const { accreditationInbox: words, format } = texts;
  const { reference, fileName, fileSize, hasFile } = request;
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const download = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      saveFile(await fetchProof(reference, language), fileName);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <section className={styles.proof} aria-label={words.file}>
      <h3>{words.file}</h3>
      <div className={styles.file}>
        <p>
          <b>{fileName}</b>
          <small>{hasFile ? sizeIn(fileSize / 1_000, format, words) : words.fileGone}</small>
        </p>
        {hasFile ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={words.downloadNamed(fileName)}
            aria-disabled={state === "busy" || undefined}
            onClick={download}
          >
            {state === "busy" ? words.downloading : words.download}
          </Button>
        ) : null}
      </div>
      {state === "failed" ? <FormNote tone="error">{words.downloadFailed}</FormNote> : null}
    </section>
  );
}
