import type { ConsentChoices } from "./ConsentChoices.tsx";
import { show } from "./view.ts";

let Choices: typeof ConsentChoices | undefined;

/** Most answer the question as it stands: what chooses by purpose comes with the first who wants to. */
export async function bringChoices(): Promise<void> {
  Choices ??= (await import("./ConsentChoices.tsx")).ConsentChoices;
}

export async function choose(): Promise<void> {
  await bringChoices();
  show({ isChoosing: true });
}

/** There before anybody is shown them. */
export const broughtChoices = () => Choices;
