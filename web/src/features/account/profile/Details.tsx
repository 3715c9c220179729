import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Profile, readProfile, type User } from "../../../api/accounts.ts";
import { Part } from "../../../app/Part.tsx";
import { useSite, useTexts } from "../../../app/SiteContext.tsx";
import { DEFAULT_LANGUAGE, parseLanguage } from "../../../i18n/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { FormNote } from "../../../ui/FormNote.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Panel } from "../../../ui/Panel.tsx";
import { countryIn } from "../countries.ts";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { languageName } from "../languageName.ts";
import { ProfileForm } from "../ProfileForm.tsx";
import { useFocusOn } from "../useFocusOn.ts";
import styles from "./profile.module.css";

/** What the site knows of somebody, to be looked at or changed. */
export function Details({ user }: { user: User }) {
  const { profile: words } = useTexts().account;
  const query = useQuery(readProfile());
  const [state, setState] = useState<"shown" | "edited" | "saved">("shown");
  const place = useFocusOn(state);
  return (
    <Panel tone="surface" level={2} title={words.data} className={styles.part}>
      <div ref={place}>
        <Part query={query} skeleton={<FormSkeleton label={words.loading} fields={5} />}>
          {(profile) =>
            state === "edited" ? (
              <div className={styles.form}>
                <ProfileForm
                  label={words.data}
                  profile={profile}
                  submitLabel={words.save}
                  onSaved={() => setState("saved")}
                >
                  <Button isWide variant="secondary" onClick={() => setState("shown")}>
                    {words.cancel}
                  </Button>
                </ProfileForm>
              </div>
            ) : (
              <>
                <p className={styles.edit}>
                  <LinkButton onClick={() => setState("edited")}>{words.edit}</LinkButton>
                </p>
                <Facts user={user} profile={profile} />
                {state === "saved" ? <FormNote tone="done">{words.saved}</FormNote> : null}
              </>
            )
          }
        </Part>
      </div>
    </Panel>
  );
}

function Facts({ user, profile }: { user: User; profile: Profile }) {
  const { language, texts } = useSite();
  const { fields, profile: words } = texts.account;
  const { first_name: first, last_name: last, country } = profile;
  const name = [first, last].filter(Boolean).join(" ");
  const email = user.confirmed ? profile.email : `${profile.email} (${words.unconfirmed})`;
  const lines: [key: string, label: string, text: string][] = [
    ["name", words.name, first && last ? name : name || words.incomplete],
    ["email", fields.email, email],
    ["way", words.way, wayOf(user.provider, words.ways)],
    ["country", fields.country, country ? countryIn(language, country) : fields.noCountry],
    ["language", fields.language, languageName(parseLanguage(profile.language) ?? DEFAULT_LANGUAGE, texts.account)],
  ];
  return <FactList facts={lines.map(([key, label, text]) => ({ key, label, values: [{ key, text }] }))} />;
}

/** How somebody signs in, in words; providers come and go. */
function wayOf<Ways extends { other: string }>(provider: string, ways: Ways): string {
  return provider in ways ? String(ways[provider as keyof Ways]) : ways.other;
}
