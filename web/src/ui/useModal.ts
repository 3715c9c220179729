import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

/**
 * A `<dialog>` that follows `isOpen`. The browser keeps the focus inside, gives it back at the end, closes on Esc
 * and makes the rest of the page inert; a click on the backdrop, which counts as one on the element itself, closes too.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
