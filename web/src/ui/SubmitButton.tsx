import type { ComponentProps } from "react";
import { Button } from "./Button";
import styles from "./SubmitButton.module.css";

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "isWide" | "children"> & {
  /** What was asked for is on its way: the button keeps its place and the focus, and asks for nothing. */
  isBusy: boolean;
};

/** The one primary button of a form. */
export function SubmitButton({ isBusy, children, isWide = true, ...look }: SubmitButtonProps) {
  return (
    <Button
      {...look}
      isWide={isWide}
      type="submit"
      className={isBusy ? styles.busy : undefined}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event: { preventDefault: () => void }) => event.preventDefault() : undefined}
    >
      {children}
      {isBusy ? <span className={styles.wheel} aria-hidden="true" /> : null}
    </Button>
  );
}
