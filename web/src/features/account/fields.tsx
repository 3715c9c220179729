import { type ComponentProps, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTexts } from "../../app/SiteContext.tsx";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { PasswordInput } from "../../ui/PasswordInput.tsx";
import { PasswordStrength } from "../../ui/PasswordStrength.tsx";
import { SHORTEST_PASSWORD, strengthOf } from "./passwordStrength.ts";

interface Props {
  /** What ties the control to its form. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** `for`: whether it says who somebody is, or only where to write to. */
export function EmailField({ field, error, isUsername = false }: Props & { isUsername?: boolean }) {
  const { fields } = useTexts().account;
  return (
    <Field id={useId()} label={fields.email} error={error}>
      {(control) => (
        <Input
          {...control}
          {...field}
          type="email"
          inputMode="email"
          autoComplete={isUsername ? "username webauthn" : "email"}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

interface PasswordProps extends Props, Pick<ComponentProps<typeof PasswordInput>, "autoComplete"> {
  label: string;
  help?: string | undefined;
}

export function PasswordField({ field, error, label, help, autoComplete }: PasswordProps) {
  const { fields } = useTexts().account;
  return (
    <Field id={useId()} label={label} help={help} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          autoComplete={autoComplete}
          showLabel={fields.show}
          hideLabel={fields.hide}
        />
      )}
    </Field>
  );
}

interface NewPasswordProps extends Props {
  label: string;
  value: string;
  /** Whose password it will be. */
  email?: string | undefined;
}

/** A password to be made up, and how good it is so far. */
export function NewPasswordField({ field, error, label, value, email }: NewPasswordProps) {
  const { fields } = useTexts().account;
  const words = useStrengthWords(value, email);
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <>
          <PasswordInput
            {...control}
            {...field}
            aria-describedby={[control["aria-describedby"], `${id}-strength`].filter(Boolean).join(" ")}
            autoComplete="new-password"
            showLabel={fields.show}
            hideLabel={fields.hide}
          />
          <PasswordStrength id={`${id}-strength`} {...words} />
        </>
      )}
    </Field>
  );
}

function useStrengthWords(password: string, email: string | undefined) {
  const { strength } = useTexts().account;
  if (password === "") return { level: undefined, text: strength.none };
  const level = strengthOf(password, email);
  const left = SHORTEST_PASSWORD - password.length;
  if (left > 0) return { level, text: strength.short(left) };
  return { level, text: [strength.guessed, strength.weak, strength.fair, strength.good, strength.best][level] ?? "" };
}

/** Whose password a form is about, for programs that keep passwords. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
