import { useEffect, useId } from "react";
import type { Profile, User } from "../../../api/accounts.ts";
import { accountPaths } from "../../../app/paths.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { parseLanguage } from "../../../i18n/language.ts";
import { afterProfileEdit } from "../../../session/going.ts";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { bringActions } from "../actions.ts";
import { FormFrame } from "../FormFrame.tsx";
import { HomeFields, NameFields } from "../PersonalFields.tsx";
import { PhotoField } from "../photo/PhotoField.tsx";
import { usePhotoDraft } from "../photo/usePhotoDraft.ts";
import {
  getProfileMessage,
  type MessageKey,
  setProfileMessage,
  useProfileMessage,
  wordsOfMessage,
} from "../profileMessage.ts";
import { editedProfile } from "../schemas.ts";
import { useAccountForm } from "../useAccountForm.ts";
import styles from "./edit.module.css";
import { useSendPhoto } from "./useSendPhoto.ts";

const FAILED: MessageKey = "PROFILE_EDIT_PROFILE_ERROR_MESSAGE";

/** Everything is saved at once: first the photograph, which may be refused for more reasons. */
export function EditForm({ user, profile }: { user: User; profile: Profile }) {
  const { language, texts } = useSite();
  const { fields } = texts.account;
  const { editProfile: words, photo: photoWords } = texts.profile;
  const site = useSessionSite();
  const id = useId();
  const draft = usePhotoDraft();
  const { percent, sendPhoto } = useSendPhoto(draft);
  const message = useProfileMessage();
  const account = useAccountForm({
    schema: editedProfile,
    values: {
      firstName: profile.first_name ?? "",
      lastName: profile.last_name ?? "",
      birthday: profile.birthday ?? "",
      country: profile.country ?? "",
      language: parseLanguage(profile.language) ?? language,
    },
    send: async (values) => {
      setProfileMessage(undefined);
      try {
        await sendPhoto();
        const { saveProfile } = await bringActions();
        await saveProfile(site, {
          first_name: values.firstName,
          last_name: values.lastName,
          birthday: values.birthday || null,
          country: values.country || null,
          language: values.language,
        });
      } catch (error) {
        setProfileMessage(FAILED);
        throw error;
      }
      setProfileMessage("PROFILE_EDIT_PROFILE_PERSONAL_SUCCESS");
      afterProfileEdit();
    },
  });
  useEffect(() => forgetFailure, []);
  const { form, errorOf, isBusy, wrongFields } = account;
  // The message is known a moment before what it was that failed: both are said at once.
  const isFailed = message === FAILED && account.failure !== undefined;
  const sentence =
    (draft.wrong && photoWords[draft.wrong]) ?? account.sentence ?? texts.account.wrong.fields(wrongFields);
  const controls = { register: form.register, errorOf };
  return (
    <div className={styles.edit}>
      <PhotoField user={user} draft={draft} />
      <FormFrame
        {...account}
        label={words.heading}
        failedTitle={wordsOfMessage(FAILED, texts)}
        sentence={isFailed ? sentence : undefined}
      >
        <NameFields {...controls} />
        <Field id={`${id}-email`} label={fields.email} help={words.emailHelp}>
          {(control) => <Input {...control} type="email" value={profile.email} readOnly autoComplete="email" />}
        </Field>
        <Field id={`${id}-birthday`} label={words.birthday} optional={fields.optional} error={errorOf("birthday")}>
          {(control) => (
            <Input {...control} {...form.register("birthday")} type="date" min="1900-01-01" autoComplete="bday" />
          )}
        </Field>
        <HomeFields {...controls} />
        <div className={styles.actions}>
          <SubmitButton isWide={false} isBusy={isBusy}>
            {words.save}
          </SubmitButton>
          <Button variant="secondary" href={accountPaths.profile()}>
            {words.cancel}
          </Button>
        </div>
        {percent === undefined ? null : (
          <label className={styles.progress}>
            {photoWords.progress(percent)}
            <progress max={100} value={percent} />
          </label>
        )}
      </FormFrame>
    </div>
  );
}

/** Other pages need not hear of what failed here. */
function forgetFailure() {
  if (getProfileMessage() === FAILED) setProfileMessage(undefined);
}
