import { type ReactNode, useId, useMemo } from "react";
import type { Profile } from "../../api/accounts.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { LANGUAGES } from "../../i18n/language.ts";
import { useSessionSite } from "../../session/sessionSite.ts";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { SelectInput } from "../../ui/SelectInput.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import { countriesIn } from "./countries.ts";
import { FormFrame } from "./FormFrame.tsx";
import { languageName } from "./languageName.ts";
import { profileFields } from "./schemas.ts";
import { useAccountForm } from "./useAccountForm.ts";

interface Props {
  label: string;
  /** What is known so far; nothing where that could not be read. */
  profile: Profile | undefined;
  submitLabel: string;
  onSaved: () => void;
  /** Another way out, beside the button. */
  children?: ReactNode;
}

/** Who somebody is, as they want to be called. */
export function ProfileForm({ label, profile, submitLabel, onSaved, children }: Props) {
  const { language, texts } = useSite();
  const { fields } = texts.account;
  const site = useSessionSite();
  const id = useId();
  const countries = useMemo(
    () => [{ value: "", label: fields.noCountry }, ...countriesIn(language)],
    [language, fields.noCountry],
  );
  const account = useAccountForm({
    schema: profileFields,
    values: {
      firstName: profile?.first_name ?? "",
      lastName: profile?.last_name ?? "",
      country: profile?.country ?? "",
      language: profile?.language ?? language,
    },
    send: async (values) => {
      const { saveProfile } = await bringActions();
      await saveProfile(site, {
        first_name: values.firstName,
        last_name: values.lastName,
        country: values.country || null,
        language: values.language,
      });
      onSaved();
    },
  });
  const { form, errorOf, isBusy } = account;
  return (
    <FormFrame label={label} {...account}>
      <div className={styles.names}>
        <Field id={`${id}-first`} label={fields.firstName} error={errorOf("firstName")}>
          {(control) => <Input {...control} {...form.register("firstName")} autoComplete="given-name" />}
        </Field>
        <Field id={`${id}-last`} label={fields.lastName} error={errorOf("lastName")}>
          {(control) => <Input {...control} {...form.register("lastName")} autoComplete="family-name" />}
        </Field>
      </div>
      <Field id={`${id}-country`} label={fields.country} optional={fields.optional} error={errorOf("country")}>
        {(control) => (
          <SelectInput {...control} {...form.register("country")} autoComplete="country" options={countries} />
        )}
      </Field>
      <Field id={`${id}-language`} label={fields.language} help={fields.languageHelp} error={errorOf("language")}>
        {(control) => (
          <SelectInput
            {...control}
            {...form.register("language")}
            autoComplete="language"
            options={LANGUAGES.map((value) => ({ value, label: languageName(value, texts.account) }))}
          />
        )}
      </Field>
      <SubmitButton isBusy={isBusy}>{submitLabel}</SubmitButton>
      {children}
    </FormFrame>
  );
}
