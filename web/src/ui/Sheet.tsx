import type { ReactNode } from "react";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton";
import { useModal } from "./useModal";

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** More places to go ("Mais") or more settings: from the bottom on phones, centred on desktop. */
export function Sheet({ isOpen, onClose, title, closeLabel, children }: SheetProps) {
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} className={styles.sheet} aria-label={title}>
      {isOpen ? (
        <div className={styles.content}>
          <h2>{title}</h2>
          {children}
          <IconButton className={styles.close} label={closeLabel} icon="x" onClick={onClose} />
        </div>
      ) : null}
    </dialog>
  );
}
