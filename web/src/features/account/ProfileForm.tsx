import type { ReactNode } from "react";
import type { Profile } from "../../api/accounts.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { parseLanguage } from "../../i18n/language.ts";
import { useSessionSite } from "../../session/sessionSite.ts";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { bringActions } from "./actions.ts";
import { FormFrame } from "./FormFrame.tsx";
import { HomeFields, NameFields } from "./PersonalFields.tsx";
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
  const { language } = useSite();
  const site = useSessionSite();
  const account = useAccountForm({
    schema: profileFields,
    values: {
      firstName: profile?.first_name ?? "",
      lastName: profile?.last_name ?? "",
      country: profile?.country ?? "",
      language: parseLanguage(profile?.language) ?? language,
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
  const fields = { register: form.register, errorOf };
  return (
    <FormFrame label={label} {...account}>
      <NameFields {...fields} />
      <HomeFields {...fields} />
      <SubmitButton isBusy={isBusy}>{submitLabel}</SubmitButton>
      {children}
    </FormFrame>
  );
}
