import { useEffect, useState } from "react";
import type { User } from "../../api/accounts.ts";
import { isPress } from "../../session/isPress.ts";
import { useSite } from "../SiteContext.tsx";

/** What the way to accreditation requests is called, for those who decide about them. Nobody else loads its words. */
export function usePressLabel(user: User | undefined): string | undefined {
  const { texts, bringTexts } = useSite();
  const [isThere, setIsThere] = useState(false);
  const mayDecide = isPress(user);
  useEffect(() => {
    if (!mayDecide) return;
    import("../morePages.ts")
      .then(({ bringPressTexts }) => bringPressTexts({ bringTexts }))
      .then(() => setIsThere(true))
      // Without a network there is no link this time.
      .catch(() => undefined);
  }, [mayDecide, bringTexts]);
  return mayDecide && isThere ? texts.accreditationInbox.menu : undefined;
}
