// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FAROL } from "../../../football/exampleMatch.ts";
import { forgetAll, MARTA } from "../../../session/exampleFan.ts";
import { setSession } from "../../../session/state.ts";
import EditPage from "../EditPage.tsx";
import { ownAnswers, press, show, type } from "../exampleAccount.tsx";
import { getProfileMessage, setProfileMessage } from "../profileMessage.ts";

const ownThings = vi.hoisted(() => ({ changePhoto: vi.fn(), removePhoto: vi.fn() }));
const saveProfile = vi.hoisted(() => vi.fn());
vi.mock("../../../session/actions.ts", () => ({ saveProfile, ownThings }));
const afterProfileEdit = vi.hoisted(() => vi.fn());
vi.mock("../../../session/going.ts", () => ({ afterProfileEdit }));

const photo = { url: "/uploads/marta.webp", width: 512, height: 512 };

beforeAll(async () => {
  await import("../photo/PhotoCrop.tsx");
});
beforeEach(() => {
  forgetAll();
  setProfileMessage(undefined);
  setSession({ status: "in", user: MARTA });
  for (const action of [saveProfile, afterProfileEdit, ...Object.values(ownThings)]) {
    action.mockReset().mockResolvedValue(undefined);
  }
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1200, height: 800, close: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  show(<EditPage />, ownAnswers(FAROL));
  await screen.findByLabelText("Nome");
}

function choose(file: File) {
  const field = document.querySelector("input[type=file]");
  fireEvent.change(field as Element, { target: { files: [file] } });
}

const picture = (bytes = 10, kind = "image/jpeg") => new File(["x".repeat(bytes)], "eu.jpg", { type: kind });

test("what is changed is saved, and leads to the profile with a word", async () => {
  await open();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").readOnly).toBe(true);
  type("Nome", "Marta Sofia");
  fireEvent.change(screen.getByLabelText(/Data de nascimento/), { target: { value: "1990-02-28" } });
  fireEvent.change(screen.getByLabelText(/País/), { target: { value: "CV" } });
  press("Guardar alterações");
  await waitFor(() => expect(afterProfileEdit).toHaveBeenCalledTimes(1));
  expect(saveProfile.mock.calls[0]?.[1]).toEqual({
    first_name: "Marta Sofia",
    last_name: "Quintela",
    birthday: "1990-02-28",
    country: "CV",
    language: "pt-PT",
  });
  expect(getProfileMessage()).toBe("PROFILE_EDIT_PROFILE_PERSONAL_SUCCESS");
  expect(ownThings.changePhoto).not.toHaveBeenCalled();
});

test("what cannot be saved says so, stays as it was typed, and is forgotten elsewhere", async () => {
  saveProfile.mockRejectedValue({ status: 500, code: "offline", message: undefined });
  await open();
  type("Nome", "Marta Sofia");
  press("Guardar alterações");
  await screen.findByText("Não foi possível guardar o perfil.");
  screen.getByText(/Não conseguimos ligar/);
  expect(getProfileMessage()).toBe("PROFILE_EDIT_PROFILE_ERROR_MESSAGE");
  expect(screen.getByLabelText<HTMLInputElement>("Nome").value).toBe("Marta Sofia");
  expect(afterProfileEdit).not.toHaveBeenCalled();
  cleanup();
  expect(getProfileMessage()).toBeUndefined();
});

test.each(["1899-12-31", "2999-01-01"])("nobody was born on %s", async (day) => {
  await open();
  fireEvent.change(screen.getByLabelText(/Data de nascimento/), { target: { value: day } });
  press("Guardar alterações");
  await screen.findByText("Escreva uma data entre 1900 e hoje.");
  expect(saveProfile).not.toHaveBeenCalled();
});

test("what the server finds wrong with a field is said there", async () => {
  const fields = [{ path: "birthday", message: "A data não serve." }];
  saveProfile.mockRejectedValue({ status: 400, code: "invalid_parameter", message: "x", fields });
  await open();
  press("Guardar alterações");
  await screen.findByText("Escreva uma data entre 1900 e hoje.");
});

test("a photograph is cut by keys and sent before the rest", async () => {
  await open();
  choose(picture());
  const stage = await screen.findByRole("button", { name: "Recorte da fotografia" });
  for (const key of ["+", "+", "ArrowRight", "ArrowDown", "-"]) fireEvent.keyDown(stage, { key });
  press("Guardar alterações");
  await waitFor(() => expect(afterProfileEdit).toHaveBeenCalledTimes(1));
  const [, { file, square }] = ownThings.changePhoto.mock.calls[0] as [
    unknown,
    { file: File; square: { side: number } },
  ];
  expect(file.name).toBe("eu.jpg");
  expect(square).toEqual({ x: 283, y: 83, side: 695 });
});

test.each<[string, File, RegExp]>([
  ["too large", picture(10_000_001), /tem mais de 10 MB/],
  ["no picture", picture(5, "application/pdf"), /não é uma fotografia/],
  ["a drawing", picture(5, "image/svg+xml"), /não é uma fotografia/],
])("a file that is %s is refused before anything is sent", async (_, file, sentence) => {
  await open();
  choose(file);
  expect((await screen.findByText(sentence)).getAttribute("role")).toBe("alert");
});

test("a picture that the browser cannot open is refused, too", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await open();
  choose(picture());
  await screen.findByText(/Não conseguimos abrir esta fotografia/);
});

test("a picture that the server refuses is said at the photograph, and nothing else is saved", async () => {
  ownThings.changePhoto.mockRejectedValue({ status: 415, code: "unsupported_media_type", message: undefined });
  await open();
  choose(picture());
  await screen.findByRole("button", { name: "Recorte da fotografia" });
  press("Guardar alterações");
  await waitFor(() => expect(screen.getAllByText(/não é uma fotografia/)).toHaveLength(2));
  expect(saveProfile).not.toHaveBeenCalled();
});

test("a photograph goes when that is saved, and not before", async () => {
  setSession({ status: "in", user: { ...MARTA, photo } });
  await open();
  press("Tirar");
  screen.getByText("A fotografia sai quando guardar.");
  press("Manter a atual");
  press("Tirar");
  expect(ownThings.removePhoto).not.toHaveBeenCalled();
  press("Guardar alterações");
  await waitFor(() => expect(ownThings.removePhoto).toHaveBeenCalledTimes(1));
});
