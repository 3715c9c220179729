import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { User } from "../../../api/accounts.ts";
import { crestOf } from "../../../api/art.ts";
import { readDevices, readFavourites, readNewsletters } from "../../../api/fan.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { nameOf } from "../../../session/initials.ts";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { Button } from "../../../ui/Button.tsx";
import { Crest } from "../../../ui/Crest.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon, Stroke } from "../../../ui/Icon.tsx";
import { Input } from "../../../ui/Input.tsx";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { PLACE_PATHS } from "../../../ui/placeIcons.ts";
import forms from "../account.module.css";
import { bringActions } from "../actions.ts";
import { Failed } from "../Failed.tsx";
import { useDoing } from "../useDoing.ts";
import styles from "./profile.module.css";
import { useExport } from "./useExport.ts";

interface Props {
  user: User;
  onStay: () => void;
}

/** Says what goes, offers a copy of it, and asks for the address before it deletes anything. */
export function DeleteAccount({ user, onStay }: Props) {
  const { deletion } = useTexts().profile;
  const site = useSessionSite();
  const { isBusy, sentence, doing } = useDoing();
  const [typed, setTyped] = useState("");
  const id = useId();
  const isSure = typed.trim().toLowerCase() === user.email.toLowerCase();
  const isOther = !isSure && typed.trim().length >= user.email.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSure) return;
    void doing(async () => {
      const { deleteAccount } = await bringActions();
      await deleteAccount(site, typed.trim());
    });
  };
  return (
    <>
      <Losses />
      <ExportFirst />
      <form className={forms.form} method="post" noValidate aria-label={deletion.title} onSubmit={submit}>
        <Field id={id} label={deletion.confirm} error={isOther ? deletion.differs : undefined}>
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="danger" isWide disabled={!isSure || isBusy}>
          {deletion.submit(nameOf(user))}
        </Button>
        <Button variant="secondary" isWide onClick={onStay}>
          {deletion.stay}
        </Button>
        <Failed sentence={sentence} />
      </form>
    </>
  );
}

/* Path data from Lucide, as in ui/Icon.tsx. */
const MAIL =
  "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";

/** As far as it is known: nothing is waited for. */
function Losses() {
  const { deletion } = useTexts().profile;
  const { data: favourites = [] } = useQuery(readFavourites());
  const { data: devices } = useQuery(readDevices());
  const { data: newsletters = [] } = useQuery(readNewsletters());
  const [main, other] = favourites.map(({ team }) => team);
  const letters = newsletters.filter(({ state }) => state !== "off").length;
  const sessions = devices?.sessions.length ?? 0;
  const losses: [key: string, icon: ReactNode, text: string][] = [
    ["details", <Stroke key="icon" path={PLACE_PATHS.profile} />, deletion.details],
  ];
  if (main) {
    const text = other ? deletion.twoClubs(main.name, other.name) : deletion.oneClub(main.name);
    losses.push(["clubs", <Crest key="icon" src={crestOf(main)} size={20} />, text]);
  }
  if (sessions > 0) losses.push(["devices", <Icon key="icon" name="monitor" />, deletion.devices(sessions)]);
  if (letters > 0) losses.push(["letters", <Stroke key="icon" path={MAIL} />, deletion.newsletters(letters)]);
  return (
    <ul className={styles.losses}>
      {losses.map(([key, icon, text]) => (
        <li key={key}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}

function ExportFirst() {
  const { copy, deletion } = useTexts().profile;
  const { download, sentence, status } = useExport();
  return (
    <div className={styles.note}>
      <p className={styles.quiet}>
        {deletion.exportFirst} <LinkButton onClick={download}>{copy.button}</LinkButton>{" "}
        <span role="status">{status}</span>
      </p>
      <Failed sentence={sentence} />
    </div>
  );
}
