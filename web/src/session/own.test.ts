// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readProfile } from "../api/accounts.ts";
import { readDevices, readNewsletters } from "../api/fan.ts";
import { listen } from "../app/events.ts";
import { writeToken } from "./cookies.ts";
import { exampleNetwork, exampleSite, forgetAll, MARTA } from "./exampleFan.ts";
import { own } from "./own.ts";
import { getSession, setSession } from "./state.ts";

const events: string[] = [];
listen(({ name }) => events.push(name));
const PHOTO = { url: "/uploads/marta.webp", width: 512, height: 512 };
const PROFILE = { first_name: "Marta", last_name: "Quintela", language: "pt-PT", completed: true, photo: PHOTO };
const square = { x: 10, y: 0, side: 300 };
const file = new Blob(["picture"], { type: "image/png" });

/** What was sent, and what is answered, one after the other. */
const sent: { address: string; headers: Record<string, string>; body: unknown }[] = [];
let answers: ([status: number, body: object] | "offline")[] = [];

class ExampleRequest {
  status = 0;
  responseText = "";
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  #call = { address: "", headers: {} as Record<string, string>, body: undefined as unknown };
  open(method: string, address: string) {
    this.#call.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.#call.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(body: unknown) {
    sent.push({ ...this.#call, body });
    const answer = answers.shift() ?? "offline";
    if (answer === "offline") return this.onerror?.();
    this.upload.onprogress?.({ loaded: 5, total: 10 });
    [this.status, this.responseText] = [answer[0], JSON.stringify(answer[1])];
    return this.onload?.();
  }
}

beforeEach(() => {
  forgetAll();
  sent.length = 0;
  events.length = 0;
  writeToken("token");
  setSession({ status: "in", user: MARTA });
  vi.stubGlobal("XMLHttpRequest", ExampleRequest);
});
afterEach(() => vi.unstubAllGlobals());

test("a photograph is sent as it was chosen, with its square, and is shown everywhere", async () => {
  answers = [[200, PROFILE]];
  const site = exampleSite();
  const progress: number[] = [];
  await own.changePhoto(site, { file, square }, (part) => progress.push(part));
  expect(sent).toMatchObject([
    {
      address: "PUT /api/v1/profile/photo?x=10&y=0&side=300",
      headers: { Authorization: "Bearer token", "Content-Type": "image/png", Locale: "pt-PT" },
      body: file,
    },
  ]);
  expect(progress).toEqual([0.5]);
  expect(getSession().user?.photo).toEqual(PHOTO);
  expect(site.client.getQueryData(readProfile().queryKey)).toEqual(PROFILE);
  expect(events).toEqual(["change_profile_photo"]);
});

test("a token that has run out is replaced, and the photograph sent once more", async () => {
  answers = [
    [401, { error: "unauthorized", statusCode: 401 }],
    [200, PROFILE],
  ];
  vi.stubGlobal("fetch", exampleNetwork({ "GET /api/users/me": [200, MARTA] }).answer);
  await own.changePhoto(exampleSite(), { file, square }, () => undefined);
  expect(sent).toHaveLength(2);
});

test.each([
  [415, "unsupported_media_type"],
  [413, "payload_too_large"],
])("a refusal with %i is told as it is", async (status, error) => {
  answers = [[status, { error, statusCode: status }]];
  const sending = own.changePhoto(exampleSite(), { file, square }, () => undefined);
  await expect(sending).rejects.toMatchObject({ status, code: error });
  expect(events).toEqual([]);
});

test("without a network that is said", async () => {
  answers = ["offline"];
  const sending = own.changePhoto(exampleSite(), { file, square }, () => undefined);
  await expect(sending).rejects.toMatchObject({ code: "offline" });
});

test("a photograph that is taken away is gone everywhere", async () => {
  vi.stubGlobal("fetch", exampleNetwork({ "DELETE /api/v1/profile/photo": [200, { ...PROFILE, photo: null }] }).answer);
  await own.removePhoto(exampleSite());
  expect(getSession().user?.photo).toBeNull();
});

test("a device that is ended leaves the list", async () => {
  const site = exampleSite();
  const device = { device: "Safari", created_at: "", seen_at: "", is_current: false };
  const sessions = [1, 2].map((id) => ({ id, ...device }));
  site.client.setQueryData(readDevices().queryKey, { sessions, elsewhere: false });
  vi.stubGlobal("fetch", exampleNetwork({ "DELETE /api/v1/account/sessions/2": [200, { ok: true }] }).answer);
  await own.endDevice(site, 2);
  expect(site.client.getQueryData(readDevices().queryKey)?.sessions.map(({ id }) => id)).toEqual([1]);
});

test("newsletters are known as the server has them", async () => {
  const site = exampleSite();
  const after = [{ id: "round", name: "Jornada", description: "", is_club: false, state: "pending" }];
  const { calls, answer } = exampleNetwork({ "PUT /api/v1/profile/newsletters": [200, after] });
  vi.stubGlobal("fetch", answer);
  await own.saveNewsletters(site, [{ id: "round", subscribed: true }]);
  expect(calls[0]?.body).toEqual({ newsletters: [{ id: "round", subscribed: true }] });
  expect(site.client.getQueryData(readNewsletters().queryKey)).toEqual(after);
});
