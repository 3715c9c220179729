import { useTexts } from "../../app/SiteContext.tsx";
import { FormNote } from "../../ui/FormNote.tsx";

/** What is said of something that could not be done; nothing as long as it could. */
export function Failed({ sentence }: { sentence: string | undefined }) {
  const { wrong } = useTexts().account;
  return sentence ? (
    <FormNote tone="error" title={wrong.title}>
      {sentence}
    </FormNote>
  ) : null;
}
