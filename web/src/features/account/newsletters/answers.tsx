import { accountPaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FormNote } from "../../../ui/FormNote.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "../account.module.css";

interface SpentProps {
  words: { spent: string; spentText: string; toNewsletters: string };
}

/** A link that is good for nothing any more, and where the same can be done. */
export function Spent({ words }: SpentProps) {
  return (
    <>
      <FormNote tone="error" title={words.spent}>
        {words.spentText}
      </FormNote>
      <Button isWide href={accountPaths.profileNewsletter()}>
        {words.toNewsletters}
      </Button>
    </>
  );
}

/** Something that another try may mend. */
export function TryAgain({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  const { app, account } = useTexts();
  return (
    <>
      <FormNote tone="error" title={account.wrong.title}>
        {sentence}
      </FormNote>
      <Button isWide onClick={onRetry}>
        {app.retry}
      </Button>
    </>
  );
}

export function OnItsWay({ label }: { label: string }) {
  return (
    <div role="status" className={styles.form}>
      <p className={styles.missing}>{label}</p>
      <Skeleton height={48} />
    </div>
  );
}
