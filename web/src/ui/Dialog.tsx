import { type ReactNode, useId } from "react";
import styles from "./Dialog.module.css";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";
import { useModal } from "./useModal";

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text?: string | undefined;
  /** Where this one was opened from. */
  back?: { label: string; onBack: () => void } | undefined;
  closeLabel: string;
  children: ReactNode;
};

/** One question or one form: centred on desktop, from the bottom on phones. */
export function Dialog({ isOpen, onClose, title, text, back, closeLabel, children }: DialogProps) {
  const id = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={text && `${id}-text`}
    >
      {isOpen ? (
        <div className={styles.content}>
          {back ? (
            <button type="button" className={styles.back} onClick={back.onBack}>
              <Icon name="chevronLeft" size={16} />
              {back.label}
            </button>
          ) : null}
          <h2 id={`${id}-title`}>{title}</h2>
          {text ? <p id={`${id}-text`}>{text}</p> : null}
          {children}
          <IconButton className={styles.close} label={closeLabel} icon="x" onClick={onClose} />
        </div>
      ) : null}
    </dialog>
  );
}
