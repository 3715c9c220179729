import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useId } from "react";
import { type Resolver, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { asOneLine } from "../oneLine.ts";
import styles from "./inbox.module.css";

interface Props {
  failure: ReactNode;
  onRefuse: (reason: string) => Promise<void>;
  onCancel: () => void;
}

const LONGEST = 1_000;

const lengthOf = (text: string) => [...asOneLine(text)].length;

const refusal = z.object({
  reason: z.string().check(
    // Letters have it in one line.
    z.overwrite(asOneLine),
    z.minLength(1, "reasonMissing"),
    z.refine((text) => lengthOf(text) <= LONGEST, "reasonLong"),
  ),
});

type Refusal = z.infer<typeof refusal>;

/** A refusal says why: the reason is what the medium gets to read. */
export function RefuseForm({ failure, onRefuse, onCancel }: Props) {
  const { accreditationInbox: words } = useTexts();
  const form = useForm<Refusal>({
    resolver: zodResolver(refusal as never) as unknown as Resolver<Refusal>,
    defaultValues: { reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const wrong = errors.reason?.message as "reasonMissing" | "reasonLong" | undefined;
  const left = Math.max(0, LONGEST - lengthOf(form.watch("reason")));
  const submit = form.handleSubmit(({ reason }) => onRefuse(reason));
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
    >
      <Field id={useId()} label={words.reason} help={words.reasonHelp(left)} error={wrong && words[wrong]}>
        {(control) => <TextArea {...control} {...form.register("reason")} rows={5} required />}
      </Field>
      {failure}
      <SubmitButton variant="danger" isBusy={isSubmitting}>
        {words.refuseConfirm}
      </SubmitButton>
      <Button isWide variant="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  );
}
