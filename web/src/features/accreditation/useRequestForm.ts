import { zodResolver } from "@hookform/resolvers/zod";
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { useTexts } from "../../app/SiteContext.tsx";
import { type Failure, failureOf, sentenceOf } from "./failure.ts";
import { UnusableProof, wrongWithProof } from "./proof.ts";
import {
  FIELDS,
  type FieldName,
  isMissing,
  NO_VALUES,
  type RequestValues,
  requestValues,
  wordsOf,
  writtenPostalCode,
} from "./requestValues.ts";
import { useDraft } from "./useDraft.ts";
import { useProof } from "./useProof.ts";

type Refused = { name: FieldName; value: unknown };

const check = zodResolver(requestValues as never) as unknown as Resolver<RequestValues>;

/**
 * The form's conduct. A field is looked at when it is left, and from then on at every key until it is right; that it is
 * empty is said only of a form that was sent. Nothing that was written is ever lost by a failure.
 */
export function useRequestForm(send: (values: RequestValues, file: File) => Promise<unknown>) {
  const { accreditation } = useTexts();
  const { wrong, toDo, missing } = accreditation;
  const id = useId();
  const idOf = (name: FieldName | "file") => `${id}-${name}`;
  const [failure, setFailure] = useState<Failure>();
  const [said, setSaid] = useState<string>();
  const isBusy = useRef(false);
  const refused = useRef<Refused>(undefined);
  const form = useForm<RequestValues>({
    // What the server refused stays wrong until it is another.
    resolver: async (values, context, options) => {
      const found = await check(values, context, options);
      const { name, value } = refused.current ?? {};
      if (!name || values[name] !== value || found.errors[name as keyof typeof found.errors]) return found;
      return { values: {}, errors: { ...found.errors, [name]: { type: "server", message: `${name}Invalid` } } };
    },
    defaultValues: NO_VALUES,
    mode: "onBlur",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const proof = useProof();
  const draft = useDraft(form);
  const hasTried = submitCount > 0;

  const proofWrong = proof.wrong ?? (hasTried && !proof.file ? "fileMissing" : undefined);
  const errorOf = (name: FieldName): string | undefined => {
    const message = errors[name]?.message;
    if (message === undefined || (isMissing(message) && !hasTried)) return undefined;
    return wordsOf(message, wrong);
  };
  const lacking = hasTried ? FIELDS.filter((name) => (name === "file" ? proofWrong : errors[name])) : [];

  const tell = (names: (FieldName | "file")[]) => {
    setSaid(names.length > 0 ? missing(names.length) : undefined);
    const [first] = FIELDS.filter((name) => names.includes(name));
    // After the next painting, in which what is wrong is marked.
    if (first) requestAnimationFrame(() => document.getElementById(idOf(first))?.focus());
  };
  const tellLacking = (found: FieldErrors<RequestValues>) => {
    const hasProof = proof.file && !proof.wrong;
    tell(FIELDS.filter((name) => (name === "file" ? !hasProof : found[name])));
  };

  const tellFailure = async (error: unknown) => {
    const found = failureOf(error);
    setFailure(found);
    if (found.file) {
      proof.refuse(found.file);
      tell(["file"]);
    }
    if (found.field) {
      refused.current = { name: found.field, value: form.getValues(found.field) };
      await form.trigger(found.field);
      tell([found.field]);
    }
  };

  const submit = form.handleSubmit(async (values) => {
    const { file } = proof;
    if (!file || proof.wrong) {
      tellLacking({});
      return;
    }
    try {
      // Once more: it may have changed since it was chosen, or not have been looked at yet.
      const wrongNow = await wrongWithProof(file);
      if (wrongNow) throw new UnusableProof(wrongNow);
      await send(values, file);
    } catch (error) {
      await tellFailure(error);
    }
  }, tellLacking);

  return {
    proof: { ...proof, error: wordsOf(proofWrong, wrong) ?? proofWrong },
    draft: {
      state: draft.state,
      remove: () => {
        proof.remove();
        refused.current = undefined;
        setFailure(undefined);
        draft.remove();
      },
    },
    idOf,
    errorOf,
    /** What ties a control to the form. */
    tie: (name: FieldName) =>
      form.register(name, {
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          if (name === "postalCode") writePostalCode(event.target, (code) => form.setValue(name, code));
          if (form.getFieldState(name).error) void form.trigger(name);
        },
      }),
    /** What is to be done, from top to bottom, once that was looked at. */
    lacking: lacking.map((name) => ({ id: idOf(name), label: toDo[name] })),
    /** Said aloud when it was sent and something is missing. */
    said,
    sentence: failure && sentenceOf(failure, wrong),
    onSubmit: async (event: FormEvent) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      refused.current = undefined;
      setFailure(undefined);
      setSaid(undefined);
      try {
        await submit(event);
      } finally {
        isBusy.current = false;
      }
    },
  };
}

/** Only at the end of what is written: whoever corrects in the middle keeps their place. */
function writePostalCode(input: HTMLInputElement, write: (code: string) => void) {
  const code = writtenPostalCode(input.value);
  if (code !== input.value && input.selectionStart === input.value.length) write(code);
}
