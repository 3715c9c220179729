import { type ComponentType, useState } from "react";
import { type EmbedGuard, type EmbedQuestionProps, isOurs } from "./embedGuard";

type State = "closed" | "open" | { Question: ComponentType<EmbedQuestionProps> };

/**
 * Something of another site that is loaded after a press: at once where that was agreed to, else after a question.
 * `onOpen` hears of what stands there instead, `onPlay` of the player itself.
 */
export function useEmbed(embedSrc: string, guard: EmbedGuard, { onOpen, onPlay }: EmbedListeners = {}) {
  const [state, setState] = useState<State>("closed");
  const play = () => {
    setState("open");
    onPlay?.();
  };
  const press = async () => {
    if (isOurs(embedSrc) || guard.isAllowed()) {
      onOpen?.();
      play();
      return;
    }
    // Where it does not come the poster stays, and can be pressed again.
    const Question = await guard.bringQuestion().catch(() => undefined);
    if (!Question) return;
    setState({ Question });
    onOpen?.();
  };
  return { isOpen: state === "open", Question: typeof state === "object" ? state.Question : undefined, press, play };
}

export type EmbedListeners = { onOpen?: (() => void) | undefined; onPlay?: (() => void) | undefined };
