import { consent as texts } from "../../i18n/consentArea.ts";
import { EmbedQuestion } from "../../ui/EmbedQuestion.tsx";
import type { EmbedQuestionProps } from "../../ui/embedGuard.ts";
import { answerConsent, consent } from "../consent.ts";
import { useTexts } from "../SiteContext.tsx";

/** What it says, to be brought before it is shown. */
export const AREAS = [texts];

/** Says who would learn of the visit, and lets the visitor decide: this time, always, or over there. */
export function AskForEmbed({ embedSrc, href, onAllow }: EmbedQuestionProps) {
  const { embed: words } = useTexts().consent;
  const allowAlways = () => {
    answerConsent([...(consent() ?? []), "embeds"]);
    onAllow();
  };
  return (
    <EmbedQuestion
      title={words.title(hostOf(embedSrc))}
      text={words.text}
      once={{ label: words.once, onSelect: onAllow }}
      always={{ label: words.always, onSelect: allowAlways }}
      elsewhere={{ label: words.elsewhere(hostOf(href)), href }}
    />
  );
}

function hostOf(address: string): string {
  return new URL(address, location.href).hostname.replace(/^www\./, "");
}
