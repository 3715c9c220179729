import { useTexts } from "../../../app/SiteContext.tsx";
import { DraftNotice } from "../../../editorial/DraftNotice.tsx";

/** Over a front page whose blocks are those of a draft. */
export function FrontDraft() {
  const { draft } = useTexts().front;
  return <DraftNotice title={draft.title} text={draft.text} />;
}
