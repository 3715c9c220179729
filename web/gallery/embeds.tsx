import { EmbedQuestion } from "../src/ui/EmbedQuestion";
import type { EmbedGuard, EmbedQuestionProps } from "../src/ui/embedGuard";

/** Asks before every player, as it does of those who have not agreed. */
export const asking: EmbedGuard = { isAllowed: () => false, bringQuestion: async () => Asked };

export function Asked({ href, onAllow }: EmbedQuestionProps) {
  return (
    <EmbedQuestion
      title="youtube-nocookie.com ficará a saber desta visita"
      text="O conteúdo vem de outro site, que pode guardar cookies no seu navegador."
      once={{ label: "Ver desta vez", onSelect: onAllow }}
      always={{ label: "Permitir sempre", onSelect: onAllow }}
      elsewhere={{ label: "Abrir em youtube.com", href }}
    />
  );
}
