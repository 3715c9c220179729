import { useId, useMemo } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useSite } from "../../app/SiteContext.tsx";
import { LANGUAGES } from "../../i18n/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Input } from "../../ui/Input.tsx";
import { SelectInput } from "../../ui/SelectInput.tsx";
import styles from "./account.module.css";
import { countriesIn } from "./countries.ts";
import { languageName } from "./languageName.ts";
import type { ProfileValues } from "./schemas.ts";

interface Props {
  register: (name: keyof ProfileValues) => UseFormRegisterReturn;
  errorOf: (name: keyof ProfileValues) => string | undefined;
}

export function NameFields({ register, errorOf }: Props) {
  const { fields } = useSite().texts.account;
  const id = useId();
  return (
    <div className={styles.names}>
      <Field id={`${id}-first`} label={fields.firstName} error={errorOf("firstName")}>
        {(control) => <Input {...control} {...register("firstName")} autoComplete="given-name" />}
      </Field>
      <Field id={`${id}-last`} label={fields.lastName} error={errorOf("lastName")}>
        {(control) => <Input {...control} {...register("lastName")} autoComplete="family-name" />}
      </Field>
    </div>
  );
}

/** Where somebody is at home, and in which language. */
export function HomeFields({ register, errorOf }: Props) {
  const { language, texts } = useSite();
  const { fields } = texts.account;
  const id = useId();
  const countries = useMemo(
    () => [{ value: "", label: fields.noCountry }, ...countriesIn(language)],
    [language, fields.noCountry],
  );
  return (
    <>
      <Field id={`${id}-country`} label={fields.country} optional={fields.optional} error={errorOf("country")}>
        {(control) => <SelectInput {...control} {...register("country")} autoComplete="country" options={countries} />}
      </Field>
      <Field id={`${id}-language`} label={fields.language} help={fields.languageHelp} error={errorOf("language")}>
        {(control) => (
          <SelectInput
            {...control}
            {...register("language")}
            autoComplete="language"
            options={LANGUAGES.map((value) => ({ value, label: languageName(value, texts.account) }))}
          />
        )}
      </Field>
    </>
  );
}
