import { useSyncExternalStore } from "react";
import type { Texts } from "../../i18n/texts.ts";

/** What became of the last edit of a profile, by the key of the sentence that says so. */
export type MessageKey = "PROFILE_EDIT_PROFILE_ERROR_MESSAGE" | "PROFILE_EDIT_PROFILE_PERSONAL_SUCCESS";

let message: MessageKey | undefined;
const listeners = new Set<() => void>();

/** Said by the page that is shown next, too; nothing takes it back. */
export function setProfileMessage(key: MessageKey | undefined) {
  message = key;
  for (const listener of listeners) listener();
}

export function useProfileMessage(): MessageKey | undefined {
  return useSyncExternalStore(subscribe, getProfileMessage, () => undefined);
}

export function getProfileMessage(): MessageKey | undefined {
  return message;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Editors may have written over it: the texts have their words already. */
export function wordsOfMessage(key: MessageKey, { profile: { editProfile } }: Pick<Texts, "profile">): string {
  return {
    PROFILE_EDIT_PROFILE_ERROR_MESSAGE: editProfile.errorMessage,
    PROFILE_EDIT_PROFILE_PERSONAL_SUCCESS: editProfile.personalSuccess,
  }[key];
}
