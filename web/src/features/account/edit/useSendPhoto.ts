import { useState } from "react";
import { type ApiError, isApiError } from "../../../api/error.ts";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { bringOwn } from "../actions.ts";
import { squareOf } from "../photo/crop.ts";
import type { PhotoWrong } from "../photo/openPhoto.ts";
import type { Draft } from "../photo/usePhotoDraft.ts";

/** Sends what was chosen for the photograph, if anything was, and says how far it has come. */
export function useSendPhoto({ draft, keep, setWrong }: Draft) {
  const site = useSessionSite();
  const [percent, setPercent] = useState<number>();
  const sendPhoto = async () => {
    if (draft.kind === "same") return;
    setWrong(undefined);
    const { changePhoto, removePhoto } = await bringOwn();
    try {
      if (draft.kind === "none") await removePhoto(site);
      else {
        setPercent(0);
        const square = squareOf(draft.bitmap, draft.crop);
        await changePhoto(site, { file: draft.file, square }, (sent) => setPercent(Math.round(sent * 100)));
      }
      // Should the rest fail, it is not sent a second time.
      keep();
    } catch (error) {
      setWrong(isApiError(error) ? wrongOf(error) : undefined);
      throw error;
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, sendPhoto };
}

/** What is wrong with the picture itself; of everything else the form speaks. */
function wrongOf({ status, fields }: ApiError): PhotoWrong | undefined {
  if (status === 415) return "notPicture";
  if (status === 413) return "tooLarge";
  return status === 400 && fields?.some(({ path }) => path === "side" || path === "x" || path === "y")
    ? "tooSmall"
    : undefined;
}
