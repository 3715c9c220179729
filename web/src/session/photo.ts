import { fetchMe, type Profile, sendPhotoEnd } from "../api/accounts.ts";
import { type ApiError, isApiError } from "../api/error.ts";
import type { Square } from "../api/fan.ts";
import { errorOf, parseJson } from "../api/send.ts";
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

/** Not by `fetch`, which tells nothing of how far it has come. */
function uploadOnce({ language }: SessionSite, { file, square }: NewPhoto, onProgress: OnProgress): Promise<Profile> {
  const { x, y, side } = square;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("PUT", `/api/v1/profile/photo?x=${x}&y=${y}&side=${side}`);
    const headers = { ...headersIn(language), "Content-Type": file.type || "application/octet-stream" };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    const token = tokenCookie();
    if (token) call.setRequestHeader("Authorization", `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const answer = parseJson(call.responseText);
      if (call.status === 200 && answer !== undefined) resolve(answer as Profile);
      else reject(errorOf(answer, { status: call.status, headers: headersOf(call) }));
    };
    call.onerror = () => reject({ status: 500, code: "offline", message: undefined } satisfies ApiError);
    call.send(file);
  });
}

/** As much as errors are told by. */
function headersOf(call: XMLHttpRequest): Headers {
  const after = call.getResponseHeader("Retry-After");
  return new Headers(after === null ? {} : { "Retry-After": after });
}
