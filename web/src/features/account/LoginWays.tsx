import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Provider, readAuthOptions } from "../../api/accounts.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSessionSite } from "../../session/sessionSite.ts";
import { useSession } from "../../session/useSession.ts";
import { Button } from "../../ui/Button.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { Stroke } from "../../ui/Icon.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Parting, ProviderButtons } from "../../ui/ProviderButtons.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import type { EntryProps } from "./entryView.ts";
import { failureOf, sentenceOf } from "./failure.ts";

/* Path data from Lucide, as in ui/Icon.tsx. */
const MAIL =
  "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";
const BUILDING =
  "M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16";

/** The ways in that this site has. E-mail is always one of them; the others are shown once it is known which there are. */
export function LoginWays({ go }: Pick<EntryProps, "go">) {
  const { finish, login, providers: names, wrong } = useTexts().account;
  const site = useSessionSite();
  const { data: options, isPending } = useQuery(readAuthOptions());
  const [isLeaving, setIsLeaving] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const { failure } = useSession();

  const leave = async (start: (actions: Awaited<ReturnType<typeof bringActions>>) => unknown) => {
    setSentence(undefined);
    setIsLeaving(true);
    try {
      await start(await bringActions());
    } catch (error) {
      setIsLeaving(false);
      setSentence(sentenceOf(failureOf(error), wrong) ?? wrong.other);
    }
  };
  const providers = (options?.providers ?? []).filter((key) => key in names);
  const { organisation } = options ?? {};
  return (
    <>
      <div className={styles.ways}>
        <Button isWide className={styles.way} onClick={() => go("emailPassword")}>
          <Stroke path={MAIL} />
          {login.byEmail}
        </Button>
        {isPending ? <Skeleton height={48} /> : null}
        {providers.length > 0 ? (
          <ProviderButtons
            providers={providers.map((key) => ({ key, name: names[key], label: login.byProvider(names[key]) }))}
            isDisabled={isLeaving}
            onChoose={(key) => leave(({ startProvider }) => startProvider(key as Provider))}
          />
        ) : null}
        {organisation ? (
          <>
            <Parting>{login.organisations}</Parting>
            <Button
              isWide
              variant="secondary"
              className={styles.way}
              disabled={isLeaving}
              onClick={() => leave(({ logInByOrganisation }) => logInByOrganisation(site, "redirect"))}
            >
              <Stroke path={BUILDING} />
              {organisation.name ?? login.organisation}
            </Button>
          </>
        ) : null}
        {sentence || (failure && !isLeaving) ? (
          <FormNote tone="error" title={wrong.title}>
            {sentence ?? finish.refused}
          </FormNote>
        ) : null}
      </div>
      {options?.registration === false ? null : (
        <p className={styles.fine}>
          {login.firstTime} <LinkButton onClick={() => go("signup")}>{login.signUp}</LinkButton>
        </p>
      )}
      <p className="visuallyHidden" role="status">
        {isLeaving ? login.leaving : null}
      </p>
    </>
  );
}
