import { useQuery } from "@tanstack/react-query";
import { type Profile, readProfile, type User } from "../../../api/accounts.ts";
import { Part } from "../../../app/Part.tsx";
import { accountPaths } from "../../../app/paths.ts";
import { useSite, useTexts } from "../../../app/SiteContext.tsx";
import { DEFAULT_LANGUAGE, parseLanguage } from "../../../i18n/language.ts";
import { fullName } from "../../../session/initials.ts";
import { countryIn } from "../countries.ts";
import { FormSkeleton } from "../FormSkeleton.tsx";
import { languageName } from "../languageName.ts";
import { Box } from "./Box.tsx";
import styles from "./profile.module.css";

/** What the site knows of somebody. */
export function Details({ user }: { user: User }) {
  const { profile: words } = useTexts().account;
  const query = useQuery(readProfile());
  const edit = <a href={accountPaths.profileEdit()}>{words.edit}</a>;
  return (
    <Box title={words.data} aside={edit}>
      <Part query={query} skeleton={<FormSkeleton label={words.loading} fields={3} />}>
        {(profile) => <Facts user={user} profile={profile} />}
      </Part>
    </Box>
  );
}

function Facts({ user, profile }: { user: User; profile: Profile }) {
  const { language, texts } = useSite();
  const { account, format } = texts;
  const { fields, profile: words } = account;
  const { first_name: first, last_name: last, country, birthday } = profile;
  const email = user.confirmed ? profile.email : `${profile.email} (${words.unconfirmed})`;
  const spoken = languageName(parseLanguage(profile.language) ?? DEFAULT_LANGUAGE, account);
  const facts: [label: string, text: string | undefined][] = [
    [words.name, first || last ? (fullName(profile) ?? undefined) : words.incomplete],
    [fields.email, email],
    [texts.profile.editProfile.birthday, birthday ? dateInWords(birthday, format.dayOfMonth) : undefined],
    [fields.country, country ? countryIn(language, country) : fields.noCountry],
    [fields.language, spoken],
    [words.way, wayOf(user.provider, words.ways)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) =>
        text === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function dateInWords(iso: string, dayOfMonth: (iso: string) => string): string {
  return `${dayOfMonth(iso)} ${iso.slice(0, 4)}`;
}

/** How somebody signs in, in words; providers come and go. */
function wayOf<Ways extends { other: string }>(provider: string, ways: Ways): string {
  return provider in ways ? String(ways[provider as keyof Ways]) : ways.other;
}
