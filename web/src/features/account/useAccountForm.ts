import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { useTexts } from "../../app/SiteContext.tsx";
import { type Failure, failureOf, sentenceOf } from "./failure.ts";
import { wordsOf } from "./wrong.ts";

interface Making<Values extends FieldValues> {
  schema: $ZodType<Values, Values>;
  values: DefaultValues<Values>;
  send: (values: Values) => Promise<unknown>;
}

/**
 * A form as all of ours behave: looked at when it is sent, then as it is corrected; what is wrong is said at its field
 * and the first one gets the focus; what was typed stays; nothing is sent twice at once.
 */
export function useAccountForm<Values extends FieldValues>({ schema, values, send }: Making<Values>) {
  const { wrong } = useTexts().account;
  const [failure, setFailure] = useState<Failure>();
  const isSending = useRef(false);
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as Resolver<Values>,
    defaultValues: values,
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const tell = (found: Failure) => {
    const [known, unknown] = [found.fields.filter(isOurs), found.fields.filter((field) => !isOurs(field))];
    setFailure({ ...found, form: found.form ?? unknown[0]?.wrong });
    known.forEach(({ name, wrong: message }, index) => {
      form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
    });
  };
  const isOurs = ({ name }: { name: string }) => name in (values as object);

  const submit = form.handleSubmit(async (checked) => {
    setFailure(undefined);
    try {
      await send(checked);
    } catch (error) {
      tell(failureOf(error));
    }
  });

  return {
    form,
    failure,
    isBusy: isSubmitting,
    /** How many fields are wrong, once that was looked at. */
    wrongFields: submitCount > 0 ? Object.keys(errors).length : 0,
    errorOf: (name: Path<Values>): string | undefined => wordsOf(errors[name]?.message as string | undefined, wrong),
    sentence: failure && sentenceOf(failure, wrong),
    onSubmit: async (event: FormEvent) => {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      try {
        await submit(event);
      } finally {
        isSending.current = false;
      }
    },
  };
}
