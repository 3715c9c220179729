import type { ReactNode } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import styles from "./account.module.css";
import type { useAccountForm } from "./useAccountForm.ts";

interface Props extends Pick<ReturnType<typeof useAccountForm>, "onSubmit" | "sentence" | "wrongFields"> {
  /** What the form is for: said when the focus enters it. */
  label: string;
  /** What is said first when it fails. */
  failedTitle?: string | undefined;
  children: ReactNode;
}

/** A form with what is said of it as a whole. Passwords never end up in an address, not even where scripts fail. */
export function FormFrame({ label, failedTitle, onSubmit, sentence, wrongFields, children }: Props) {
  const { wrong } = useTexts().account;
  return (
    <form className={styles.form} method="post" aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      {sentence ? (
        <FormNote tone="error" title={failedTitle ?? wrong.title}>
          {sentence}
        </FormNote>
      ) : null}
      <p className="visuallyHidden" role="alert">
        {wrongFields > 0 ? wrong.fields(wrongFields) : null}
      </p>
    </form>
  );
}
