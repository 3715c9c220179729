import { type Profile, readProfile } from "../api/accounts.ts";
import { welcome } from "./fan.ts";
import { fullName } from "./initials.ts";
import type { SessionSite } from "./sessionSite.ts";
import { getSession } from "./state.ts";
import { tellOtherTabs } from "./tabs.ts";

/** A profile as it is from now on: everything on the page that shows who is signed in follows. */
export function keepProfile(site: SessionSite, profile: Profile) {
  site.client.setQueryData(readProfile().queryKey, profile);
  const { user } = getSession();
  if (!user) return;
  const { language, completed, photo } = profile;
  welcome({ ...user, name: fullName(profile), language, completed, photo });
  tellOtherTabs();
}
