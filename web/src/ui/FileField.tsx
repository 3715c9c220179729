import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "./Button";
import { cx } from "./classNames";
import styles from "./FileField.module.css";
import { Stroke } from "./Icon";

/* Path data from Lucide, as in Icon.tsx. */
const PAGE =
  "H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.706.706l3.588 3.588A2.4 2.4 0 0 1 20 8v5M14 2v5a1 1 0 0 0 1 1h5";
const UP = `M10.5 22${PAGE}M17.5 22v-6m-3 3 3-3 3 3`;
const RIGHT = `M10.5 22${PAGE}m-6 12 2 2 4-4`;
const WRONG = `M11 22${PAGE}m-5 9 5 5m0-5-5 5`;

type FileFieldProps = {
  /** Of the button, which gets the focus when something is wrong. */
  id: string;
  /** What the file is, for those who hear it. */
  label: string;
  /** The name of the file, or what is asked for. */
  title: string;
  /** What is said of it: its size, or what may be chosen. */
  note: string;
  /** In place of the note. */
  error?: string | undefined;
  hasFile: boolean;
  /** Kinds of files for the browser's own dialog. */
  accept: string;
  dropText: string;
  /** What the one button does now: choose, or take away. */
  button: { label: string; name?: string | undefined; isDisabled?: boolean; onPress?: (() => void) | undefined };
  onChoose: (file: File) => void;
};

/** One file, by the browser's dialog or dropped on its place. */
export function FileField(props: FileFieldProps) {
  const { id, label, title, note, error, hasFile, accept, dropText, button, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const texts = useId();
  const { isOver, ...drop } = useDrop(button.isDisabled ? undefined : onChoose);
  return (
    <fieldset
      {...drop}
      aria-label={label}
      className={cx(styles.file, hasFile && styles.chosen, error && styles.wrong, isOver && styles.over)}
    >
      <span className={styles.mark}>
        <Stroke path={error ? WRONG : hasFile ? RIGHT : UP} size={24} />
      </span>
      <p id={texts} className={styles.texts}>
        <b>{isOver ? dropText : title}</b>
        <small>{error ?? note}</small>
      </p>
      <Button
        id={id}
        variant="secondary"
        className={styles.button}
        aria-label={button.name}
        aria-describedby={texts}
        disabled={button.isDisabled}
        onClick={button.onPress ?? (() => input.current?.click())}
      >
        {button.label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file, chosen again, is another choice.
          currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </fieldset>
  );
}

/** Files that are dropped here. Beside it the browser would open them in place of the page: there nothing happens. */
function useDrop(onChoose: ((file: File) => void) | undefined) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    document.addEventListener("dragover", keepPage);
    document.addEventListener("drop", keepPage);
    return () => {
      document.removeEventListener("dragover", keepPage);
      document.removeEventListener("drop", keepPage);
    };
  }, []);
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) setIsOver(onChoose !== undefined);
  };
  return {
    isOver,
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      setIsOver(false);
      if (file) onChoose?.(file);
    },
  };
}
