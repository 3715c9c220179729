import { type ReactNode, useState } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { EmailPasswordForm } from "./EmailPasswordForm.tsx";
import type { EntryView } from "./entryView.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { LoginWays } from "./LoginWays.tsx";
import { ConfirmationSent, SignUpForm } from "./SignUpForm.tsx";

interface Entry {
  title: string;
  text?: string | undefined;
  back?: { label: string; onBack: () => void } | undefined;
  content: ReactNode;
}

/** What stands in the popup, or on the page, for one of the ways in. */
export function useEntry(view: EntryView | undefined, go: (view: EntryView) => void): Entry {
  const { login, email: byEmail, signUp, forgotten } = useTexts().account;
  const [email, keepEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const [shown, setShown] = useState(view);
  if (shown !== view) {
    setShown(view);
    setSentTo(undefined);
  }
  const otherWays = { label: login.otherWays, onBack: () => go("login") };
  const ways = { go, email, keepEmail };
  switch (view) {
    case "emailPassword":
      return { title: byEmail.title, back: otherWays, content: <EmailPasswordForm {...ways} /> };
    case "signup":
      return sentTo === undefined
        ? { title: signUp.title, back: otherWays, content: <SignUpForm {...ways} onSent={setSentTo} /> }
        : { title: signUp.sentTitle, text: signUp.sentTo(sentTo), content: <ConfirmationSent email={sentTo} /> };
    case "forgotPassword":
      return {
        title: forgotten.title,
        text: forgotten.text,
        back: { label: forgotten.back, onBack: () => go("emailPassword") },
        content: <ForgotPasswordForm email={email} />,
      };
    case "login":
    case undefined:
      return { title: login.title, text: login.text, content: <LoginWays go={go} /> };
  }
}
