import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./FormNote.module.css";
import { Icon, Stroke } from "./Icon";

/* Path data from Lucide, as in Icon.tsx. */
const SENT =
  "M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8M22 7l-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7M16 19l2 2 4-4";
const DONE = "M20 6 9 17l-5-5";

type FormNoteProps = {
  tone: "error" | "sent" | "done";
  /** The first words, which stand out. */
  title?: string | undefined;
  children: ReactNode;
  /** What can be done about it, beside what is read aloud. */
  action?: ReactNode;
};

/** What became of a form, said as soon as it is known: a failure at once, everything else when there is a pause. */
export function FormNote({ tone, title, children, action }: FormNoteProps) {
  const isError = tone === "error";
  return (
    <div className={cx(styles.note, isError && styles.error)}>
      {isError ? <Icon name="alert" size={22} /> : <Stroke path={tone === "sent" ? SENT : DONE} size={22} />}
      <div>
        <span role={isError ? "alert" : "status"}>
          {title ? <b>{title} </b> : null}
          {children}
        </span>
        {action ? <> {action}</> : null}
      </div>
    </div>
  );
}
