import { useState } from "react";
import { useTexts } from "../../../app/SiteContext.tsx";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormNote } from "../../../ui/FormNote.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { bringActions } from "../actions.ts";
import { failureOf, sentenceOf } from "../failure.ts";
import styles from "./profile.module.css";

/** The ways out: here, or wherever somebody is signed in. */
export function Sessions() {
  const { profile, wrong } = useTexts().account;
  const site = useSessionSite();
  const [isBusy, setIsBusy] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const leave = async (everywhere: boolean) => {
    setIsBusy(true);
    setSentence(undefined);
    try {
      const { logOut } = await bringActions();
      await logOut(site, { everywhere });
    } catch (error) {
      setIsBusy(false);
      setSentence(sentenceOf(failureOf(error), wrong) ?? wrong.other);
    }
  };
  return (
    <Panel tone="surface" level={2} title={profile.sessions} text={profile.sessionsText} className={styles.part}>
      {sentence ? (
        <div className={styles.note}>
          <FormNote tone="error" title={wrong.title}>
            {sentence}
          </FormNote>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button size="sm" disabled={isBusy} onClick={() => leave(false)}>
          {profile.logOut}
        </Button>
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => leave(true)}>
          {profile.logOutEverywhere}
        </Button>
      </div>
    </Panel>
  );
}
