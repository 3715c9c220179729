import { type DragEvent, useId, useState } from "react";
import type { User } from "../../../api/accounts.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/classNames.ts";
import { Icon, Stroke } from "../../../ui/Icon.tsx";
import { brought } from "../brought.tsx";
import { Portrait } from "../profile/Portrait.tsx";
import styles from "./photo.module.css";
import type { Draft } from "./usePhotoDraft.ts";

/* Path data from Lucide, as in ui/Icon.tsx. */
const UPLOAD = "M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4";

const PhotoCrop = brought(async () => (await import("./PhotoCrop.tsx")).PhotoCrop, 5);

/** A fan's photograph: chosen or dropped here, cut, or taken away. It is sent with the rest of the form. */
export function PhotoField({ user, draft: { draft, ...photo } }: { user: User; draft: Draft }) {
  const { photo: words } = useTexts().profile;
  const [isOver, setIsOver] = useState(false);
  const hasPhoto = draft.kind === "same" && Boolean(user.photo);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void photo.choose(event.dataTransfer.files[0]);
    },
  };
  return (
    <section className={cx(styles.field, isOver && styles.over)} aria-label={words.title} {...drop}>
      {draft.kind === "new" ? (
        <PhotoCrop bitmap={draft.bitmap} crop={draft.crop} onChange={photo.setCrop} />
      ) : (
        <div className={styles.current}>
          <Portrait user={draft.kind === "none" ? { ...user, photo: null } : user} />
          <p>{hasPhoto ? words.current : words.none}</p>
        </div>
      )}
      <div className={styles.actions}>
        <FileButton
          label={draft.kind === "new" || hasPhoto ? words.other : words.choose}
          isWrong={photo.wrong !== undefined}
          onChoose={photo.choose}
        />
        {hasPhoto ? (
          <Button variant="secondary" size="sm" onClick={photo.remove}>
            {words.remove}
          </Button>
        ) : null}
        {draft.kind === "same" ? null : (
          <Button variant="secondary" size="sm" onClick={photo.keep}>
            {words.keep}
          </Button>
        )}
      </div>
      {photo.wrong ? (
        <p className={styles.wrong} role="alert">
          <Icon name="alert" size={16} />
          {words[photo.wrong]}
        </p>
      ) : null}
      <p className={styles.hint} role="status">
        {hintFor(draft.kind, photo.isReading, isOver, words)}
      </p>
    </section>
  );
}

type Words = ReturnType<typeof useTexts>["profile"]["photo"];

function hintFor(kind: "same" | "none" | "new", isReading: boolean, isOver: boolean, words: Words): string {
  if (isReading) return words.reading;
  if (isOver) return words.drop;
  if (kind === "new") return words.chosen;
  return kind === "none" ? words.removed : words.limits;
}

interface FileButtonProps {
  label: string;
  isWrong: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Looks like a button, and is the field that browsers have for files. */
function FileButton({ label, isWrong, onChoose }: FileButtonProps) {
  const id = useId();
  return (
    <label className={styles.file} htmlFor={id}>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/*"
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file again is a choice, too.
          event.target.value = "";
        }}
      />
      <Stroke path={UPLOAD} size={18} />
      {label}
    </label>
  );
}
