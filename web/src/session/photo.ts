import { fetchMe, type Profile, sendPhotoEnd } from "../api/accounts.ts";
import { isApiError, normaliseError } from "../api/error.ts";
import type { Square } from "../api/fan.ts";
import { errorOf, parseJson } from "../api/send.ts";
import { sendWithProgress } from "../api/sendWithProgress.ts";
import { tokenCookie } from "../api/tokenCookie.ts";
import { headersIn } from "../api/transport.ts";
import { announce } from "../app/events.ts";
import { fanSend } from "./fan.ts";
import { keepProfile } from "./ownProfile.ts";
import type { SessionSite } from "./sessionSite.ts";

/** A fan's photograph: the picture as it was chosen, and which square of it is shown. */
export interface NewPhoto {
  file: Blob;
  square: Square;
}

/** How much of it has been sent, from 0 to 1. */
type OnProgress = (sent: number) => void;

export async function changePhoto(site: SessionSite, photo: NewPhoto, onProgress: OnProgress): Promise<void> {
  keepProfile(site, await upload(site, photo, onProgress));
  announce("change_profile_photo");
}

export async function removePhoto(site: SessionSite): Promise<void> {
  keepProfile(site, await sendPhotoEnd(fanSend(site)));
  announce("change_profile_photo");
}

/** A token that has run out is replaced by whatever call notices first: here by one that is cheap to make again. */
async function upload(site: SessionSite, photo: NewPhoto, onProgress: OnProgress): Promise<Profile> {
  try {
    return await uploadOnce(site, photo, onProgress);
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    await fetchMe(fanSend(site));
    return uploadOnce(site, photo, onProgress);
  }
}

/** Tells how far it has come. Nobody stops it: a photograph is small. */
async function uploadOnce(
  { language }: SessionSite,
  { file, square }: NewPhoto,
  onProgress: OnProgress,
): Promise<Profile> {
  const address = `/api/v1/profile/photo?x=${square.x}&y=${square.y}&side=${square.side}`;
  const headers = new Headers({ ...headersIn(language), "Content-Type": file.type || "application/octet-stream" });
  const token = tokenCookie();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const response = await sendWithProgress(address, { method: "PUT", headers, body: file }, { onProgress }).catch(
    (cause: unknown) => {
      throw normaliseError(undefined, cause);
    },
  );
  const answer = parseJson(await response.text());
  if (response.ok && answer !== undefined) return answer as Profile;
  throw errorOf(answer, response);
}
