import { type FormEvent, type ReactNode, useState } from "react";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import styles from "./inbox.module.css";

interface Props {
  failure: ReactNode;
  onAccept: () => Promise<void>;
  onCancel: () => void;
}

export function AcceptForm({ failure, onAccept, onCancel }: Props) {
  const { accreditationInbox: words } = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    await onAccept();
    setIsBusy(false);
  };
  return (
    <form className={styles.form} method="post" onSubmit={accept}>
      {failure}
      <SubmitButton isBusy={isBusy}>{words.acceptConfirm}</SubmitButton>
      <Button isWide variant="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  );
}
