import { useEffect, useState } from "react";
import { answerConsent, PURPOSES, type Purpose, useConsent } from "../consent.ts";
import { useTexts } from "../SiteContext.tsx";
import { ConsentCard } from "./ConsentCard.tsx";
import { broughtChoices, choose } from "./choices.ts";
import { show, useView } from "./view.ts";

/** The question, as long as nothing was answered, and the choices, whenever they are wanted. */
export function ConsentViews() {
  const words = useTexts().consent;
  const agreed = useConsent();
  const { isAsking, isChoosing } = useView();
  const Choices = broughtChoices();
  const [said, setSaid] = useState("");
  const isAsked = isAsking && agreed === undefined;
  // Only what changes is said to those who listen.
  useEffect(() => {
    if (isAsked) setSaid(words.asks);
  }, [isAsked, words]);
  const answer = (purposes: Iterable<Purpose>) => {
    answerConsent(purposes);
    show({ isChoosing: false });
    setSaid(words.saved);
  };
  return (
    <>
      <p className="visuallyHidden" role="status">
        {said}
      </p>
      {isAsked ? <ConsentCard onAccept={() => answer(PURPOSES)} onRefuse={() => answer([])} onChoose={choose} /> : null}
      {Choices ? (
        <Choices
          isOpen={isChoosing}
          agreed={agreed ?? new Set()}
          onSave={answer}
          onClose={() => show({ isChoosing: false })}
        />
      ) : null}
    </>
  );
}
