import type { ReactNode } from "react";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton";
import { useDragAway } from "./useDragAway";
import { useModal } from "./useModal";

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** More places to go ("Mais") or more settings: from the bottom on phones, where it is dragged away; centred on desktop. */
export function Sheet({ isOpen, onClose, title, closeLabel, children }: SheetProps) {
  const modal = useModal(isOpen, onClose);
  const grip = useDragAway(onClose);
  return (
    <dialog {...modal} className={styles.sheet} aria-label={title}>
      {isOpen ? (
        <div className={styles.content}>
          <div className={styles.grip} {...grip} />
          <h2>{title}</h2>
          {children}
          <IconButton className={styles.close} label={closeLabel} icon="x" onClick={onClose} />
        </div>
      ) : null}
    </dialog>
  );
}
