import { useMemo } from "react";
import type { EmbedGuard } from "../../ui/embedGuard.ts";
import { hasAgreedTo } from "../consent.ts";
import { askForNew } from "../outdated.ts";
import { useSite } from "../SiteContext.tsx";

/** Players of other sites are loaded for those who agreed to them; others are asked, in the player's place. */
export function useEmbedGuard(): EmbedGuard {
  const { bringTexts } = useSite();
  return useMemo(
    () => ({
      isAllowed: () => hasAgreedTo("embeds"),
      bringQuestion: async () => {
        try {
          const { AskForEmbed, AREAS } = await import("./AskForEmbed.tsx");
          await bringTexts(AREAS);
          return AskForEmbed;
        } catch (error) {
          askForNew(error);
          throw error;
        }
      },
    }),
    [bringTexts],
  );
}
