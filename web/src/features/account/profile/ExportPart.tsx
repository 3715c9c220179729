import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Failed } from "../Failed.tsx";
import { Box } from "./Box.tsx";
import styles from "./profile.module.css";
import { useExport } from "./useExport.ts";

export function ExportPart() {
  const { copy } = useTexts().profile;
  const { download, isBusy, sentence, status } = useExport();
  return (
    <Box title={copy.title} text={copy.text}>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" aria-disabled={isBusy || undefined} onClick={download}>
          {copy.button}
        </Button>
        <span role="status">{status}</span>
      </div>
      <Failed sentence={sentence} />
    </Box>
  );
}
