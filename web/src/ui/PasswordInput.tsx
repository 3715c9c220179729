import { type ComponentProps, useState } from "react";
import { Stroke } from "./Icon";
import { Input } from "./Input";
import styles from "./PasswordInput.module.css";

/* Path data from Lucide, as in Icon.tsx. */
const EYE =
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
const EYE_OFF =
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20";

type PasswordInputProps = Omit<ComponentProps<typeof Input>, "type"> & { showLabel: string; hideLabel: string };

/** A password, and a look at it for whoever is alone. Nothing keeps a password manager or a paste out. */
export function PasswordInput({ showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const label = isShown ? hideLabel : showLabel;
  return (
    <span className={styles.place}>
      <Input
        {...input}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles.look}
        aria-label={label}
        title={label}
        aria-controls={input.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Stroke path={isShown ? EYE_OFF : EYE} />
      </button>
    </span>
  );
}
