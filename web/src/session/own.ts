import {
  fetchLeaving,
  type Newsletter,
  readDevices,
  readNewsletters,
  sendDeviceEnd,
  sendLeaving,
  sendNewsletterCode,
  sendNewsletters,
} from "../api/fan.ts";
import { fanSend, plainSend } from "./fan.ts";
import { follow, makeMain, unfollow } from "./favourites.ts";
import { changePhoto, removePhoto } from "./photo.ts";
import type { SessionSite } from "./sessionSite.ts";

/** Signs out on another device. */
async function endDevice(site: SessionSite, device: number): Promise<void> {
  await sendDeviceEnd(fanSend(site), device);
  site.client.setQueryData(readDevices().queryKey, (list) =>
    list ? { ...list, sessions: list.sessions.filter(({ id }) => id !== device) } : list,
  );
}

/** What is turned on waits until the fan has said so by mail; what is left out stays as it is. */
async function saveNewsletters(
  site: SessionSite,
  wanted: { id: string; subscribed: boolean }[],
): Promise<Newsletter[]> {
  const newsletters = await sendNewsletters(fanSend(site), wanted);
  site.client.setQueryData(readNewsletters().queryKey, newsletters);
  return newsletters;
}

// The codes of mails, which stand for their readers: nobody has to be signed in.

/** What a fan who is signed in may be looking at is read again. */
function forgetNewsletters({ client }: SessionSite) {
  void client.invalidateQueries({ queryKey: readNewsletters().queryKey });
}

async function confirmNewsletters(site: SessionSite, code: string) {
  const confirmed = await sendNewsletterCode(plainSend(site), code);
  forgetNewsletters(site);
  return confirmed;
}

const askLeaving = (site: SessionSite, code: string) => fetchLeaving(plainSend(site), code);

async function leaveNewsletter(site: SessionSite, code: string) {
  const left = await sendLeaving(plainSend(site), code);
  forgetNewsletters(site);
  return left;
}

/** What a fan does with what is theirs. */
export const own = {
  askLeaving,
  changePhoto,
  confirmNewsletters,
  endDevice,
  follow,
  leaveNewsletter,
  makeMain,
  removePhoto,
  saveNewsletters,
  unfollow,
};
