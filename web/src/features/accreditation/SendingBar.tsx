import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Stage } from "./useSending.ts";

/** How far the request is, and the way to stop it. Only its stages are said aloud, not every step of the bar. */
export function SendingBar({ stage, onCancel }: { stage: Stage; onCancel: () => void }) {
  const { sending: words } = useTexts().accreditation;
  const percent = stage.kind === "sending" ? stage.percent : undefined;
  return (
    <>
      <ProgressBar
        label={words.label}
        percent={percent}
        text={stage.kind === "sending" ? words.sending(stage.percent) : words[stage.kind]}
        action={
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        }
      />
      <p className="visuallyHidden" role="status">
        {stage.kind === "sending" ? words.label : words[stage.kind]}
      </p>
    </>
  );
}
