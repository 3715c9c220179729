import { useEffect, useRef } from "react";
import { contentPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { ErrorSummary } from "../../ui/ErrorSummary.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import styles from "./accreditation.module.css";
import { removeDraft } from "./draft.ts";
import { Group } from "./Group.tsx";
import { ProofField } from "./ProofField.tsx";
import type { RequestValues } from "./requestValues.ts";
import { SendingBar } from "./SendingBar.tsx";
import { TextField } from "./TextField.tsx";
import { useRequestForm } from "./useRequestForm.ts";
import { useSending } from "./useSending.ts";

/** What whoever sends the form agrees to. */
const TERMS_SLUG = "terms";

export interface Sent extends Pick<RequestValues, "mediaName" | "email"> {
  reference: string;
}

/** The whole request, in the order in which an office has it at hand. */
export function RequestForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { accreditation: words } = useTexts();
  const { groups, fields } = words;
  const { stage, isCancelled, send, cancel } = useSending();
  const request = useRequestForm(async (values, file) => {
    const reference = await send(values, file);
    if (reference === undefined) return;
    removeDraft();
    onSent({ reference, mediaName: values.mediaName, email: values.email });
  });
  const { draft, idOf, tie, errorOf, lacking } = request;
  const foot = useFocusAfter(isCancelled);
  const field = (name: Exclude<keyof RequestValues, "confirmed">) => ({
    id: idOf(name),
    label: fields[name],
    error: errorOf(name),
    field: tie(name),
  });
  const removal = <LinkButton onClick={draft.remove}>{words.draft.remove}</LinkButton>;
  return (
    <form className={styles.form} method="post" aria-label={words.form} noValidate onSubmit={request.onSubmit}>
      <p className="visuallyHidden" role="alert">
        {request.said}
      </p>
      {draft.state === "restored" ? (
        <FormNote tone="done" action={stage ? null : removal}>
          {words.draft.restored}
        </FormNote>
      ) : null}
      {draft.state === "removed" ? <FormNote tone="done">{words.draft.removed}</FormNote> : null}
      {lacking.length > 0 ? <ErrorSummary title={words.missing(lacking.length)} items={lacking} /> : null}
      <div className={styles.groups} inert={stage !== undefined}>
        <Group title={groups.medium}>
          <TextField {...field("mediaName")} autoComplete="organization" />
          <TextField {...field("ercNumber")} help={fields.ercHelp} inputMode="numeric" autoComplete="off" />
        </Group>
        <Group title={groups.contact}>
          <TextField
            {...field("email")}
            help={fields.emailHelp}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField {...field("phoneNumber")} type="tel" inputMode="tel" autoComplete="tel" />
        </Group>
        <Group title={groups.address}>
          <TextField {...field("address")} autoComplete="street-address" />
          <div className={styles.place}>
            <TextField {...field("postalCode")} inputMode="numeric" autoComplete="postal-code" />
            <TextField {...field("locality")} autoComplete="address-level2" />
          </div>
        </Group>
        <Group title={groups.proof}>
          <ProofField id={idOf("file")} proof={request.proof} />
        </Group>
        <Checkbox {...tie("confirmed")} id={idOf("confirmed")} required error={errorOf("confirmed")}>
          {fields.confirm}{" "}
          <a href={contentPaths.page(TERMS_SLUG)} target="_blank" rel="noopener">
            {fields.terms}
          </a>
        </Checkbox>
      </div>
      <div className={styles.foot} ref={foot}>
        {request.sentence ? (
          <FormNote tone="error" title={words.wrong.title}>
            {request.sentence}
          </FormNote>
        ) : null}
        {isCancelled && !stage ? <FormNote tone="done">{words.sending.cancelled}</FormNote> : null}
        <SubmitButton isBusy={stage !== undefined} isWide={false}>
          {words.submit}
        </SubmitButton>
        {stage ? <SendingBar stage={stage} onCancel={cancel} /> : null}
        <p className={styles.fine}>
          {words.draft.kept} {draft.state === "kept" && !stage ? removal : null}
        </p>
      </div>
    </form>
  );
}

/** The button that stopped it is gone with what it stopped: whoever pressed it goes on at the one that sends. */
function useFocusAfter(isCancelled: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCancelled) place.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [isCancelled]);
  return place;
}
