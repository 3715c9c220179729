import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { type Consent, PURPOSES, type Purpose } from "../consent.ts";
import { useTexts } from "../SiteContext.tsx";
import styles from "./choices.module.css";
import { policyHref } from "./policyHref.ts";

interface Props {
  isOpen: boolean;
  agreed: Consent;
  onSave: (agreed: Consent) => void;
  onClose: () => void;
}

/** What each kind of cookie is for, to be agreed to one by one. */
export function ConsentChoices({ isOpen, agreed, onSave, onClose }: Props) {
  const { choices: words } = useTexts().consent;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} text={words.text} closeLabel={words.close}>
      <Purposes agreed={agreed} onSave={onSave} onLeave={onClose} />
    </Dialog>
  );
}

/** Begins with what was chosen, each time it is opened. */
function Purposes({ agreed, onSave, onLeave }: Pick<Props, "agreed" | "onSave"> & { onLeave: () => void }) {
  const { choices: words, policy } = useTexts().consent;
  const href = policyHref();
  const [chosen, setChosen] = useState(agreed);
  const toggle = (purpose: Purpose) =>
    setChosen(new Set(PURPOSES.filter((one) => (one === purpose ? !chosen.has(one) : chosen.has(one)))));
  return (
    <>
      <div className={styles.purposes}>
        <div className={styles.necessary}>
          <span>
            <b>{words.necessary}</b>
            <small>{words.necessaryText}</small>
          </span>
          <em>{words.always}</em>
        </div>
        {PURPOSES.map((purpose) => (
          <div key={purpose} className={styles.purpose}>
            <Switch isOn={chosen.has(purpose)} onToggle={() => toggle(purpose)}>
              <b>{words[purpose]}</b>
              <small>{words[`${purpose}Text`]}</small>
            </Switch>
          </div>
        ))}
      </div>
      <div className={styles.end}>
        <Button onClick={() => onSave(chosen)}>{words.save}</Button>
        {href ? (
          <a href={href} onClick={onLeave}>
            {policy}
          </a>
        ) : null}
      </div>
    </>
  );
}
