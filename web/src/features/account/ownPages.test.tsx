// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { line } from "../../api/transport.ts";
import { FAROL, MARE } from "../../football/exampleMatch.ts";
import { forgetAll, MARTA } from "../../session/exampleFan.ts";
import { closeAllPopups, isOpen } from "../../session/popups.ts";
import { setSession } from "../../session/state.ts";
import ConfirmNewslettersPage from "./ConfirmNewslettersPage.tsx";
import { NEWSLETTERS, ownAnswers, press, show, type } from "./exampleAccount.tsx";
import LeaveNewsletterPage from "./LeaveNewsletterPage.tsx";
import NewsletterPage from "./NewsletterPage.tsx";
import ProfilePage from "./ProfilePage.tsx";
import { setProfileMessage } from "./profileMessage.ts";

const ownThings = vi.hoisted(() => ({
  endDevice: vi.fn(),
  saveNewsletters: vi.fn(),
  confirmNewsletters: vi.fn(),
  askLeaving: vi.fn(),
  leaveNewsletter: vi.fn(),
}));
const actions = vi.hoisted(() => ({ changePassword: vi.fn(), logOut: vi.fn(), deleteAccount: vi.fn() }));
vi.mock("../../session/actions.ts", () => ({ ...actions, ownThings }));

const refused = (message: string) => ({ status: 400, code: "ApplicationError", message });

// What pages bring when it is asked for is at hand: how long that takes is not the question here.
beforeAll(async () => {
  await Promise.all([
    import("./clubs/ClubChoice.tsx"),
    import("./profile/DeleteAccount.tsx"),
    import("./profile/PasswordForm.tsx"),
  ]);
});
beforeEach(() => {
  forgetAll();
  setSession({ status: "in", user: MARTA });
  for (const action of Object.values({ ...actions, ...ownThings })) action.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  closeAllPopups();
  vi.restoreAllMocks();
});

function visit(address: string, element: ReactElement, answers = ownAnswers(FAROL, MARE)) {
  history.replaceState(null, "", address);
  return show(element, answers);
}

test("a profile shows who it is of, the clubs with their matches, and what is known", async () => {
  visit("/profile", <ProfilePage />);
  screen.getByRole("heading", { level: 1, name: "Marta Quintela" });
  screen.getByText("Na Jornada desde agosto de 2026");
  await screen.findByText("Portugal");
  screen.getByText("E-mail e palavra-passe");
  expect(screen.getByRole("link", { name: "Editar" }).getAttribute("href")).toBe("/profile/edit");
  expect(screen.getByText("Principal").parentElement?.textContent).toContain("Farol do Cabo");
  expect(screen.getByText("Secundário").parentElement?.textContent).toContain("Santa Maré");
  expect(within(screen.getByRole("list", { name: "Próximos jogos" })).getAllByRole("link")).toHaveLength(1);
  expect(isOpen("completeProfile")).toBe(false);
});

test("clubs are changed in their place, and the focus goes with them", async () => {
  visit("/profile", <ProfilePage />);
  fireEvent.click(await screen.findByRole("button", { name: "Mudar" }));
  const choice = await screen.findByRole("region", { name: "Escolher clubes" });
  expect(document.activeElement).toBe(choice);
  press("Feito");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Mudar" }));
});

test("who follows no club is invited to", async () => {
  visit("/profile", <ProfilePage />, { ...ownAnswers(), "/api/v1/profile/favourite/teams/matches": [] });
  await screen.findByText("Ainda não escolheu nenhum clube.");
  await screen.findByText("Escolha um clube e os jogos dele aparecem aqui.");
});

test("what became of an edit is said once", async () => {
  setProfileMessage("PROFILE_EDIT_PROFILE_PERSONAL_SUCCESS");
  const { unmount } = visit("/profile", <ProfilePage />);
  screen.getByText("Perfil atualizado.");
  unmount();
  visit("/profile", <ProfilePage />);
  expect(screen.queryByText("Perfil atualizado.")).toBeNull();
});

test("a password is changed by whoever knows the current one", async () => {
  visit("/profile", <ProfilePage />);
  press("Mudar palavra-passe");
  const current = await screen.findByLabelText("Palavra-passe atual");
  expect(document.activeElement).toBe(current);
  expect(document.querySelector<HTMLInputElement>("input[autocomplete=username]")?.value).toBe(MARTA.email);
  type("Palavra-passe atual", "errada");
  type("Nova palavra-passe", "gaivota ao domingo");
  type("Repita", "gaivota ao domingo");
  actions.changePassword.mockRejectedValueOnce(refused("The provided current password is invalid"));
  press("Guardar palavra-passe");
  await screen.findByText(/Não é a sua palavra-passe atual/);
  expect(document.activeElement).toBe(current);
  press("Guardar palavra-passe");
  await screen.findByText(/Palavra-passe alterada/);
});

test("who has no password has none to change, however they signed in", async () => {
  const account = { has_password: false, providers: ["google"] };
  setSession({ status: "in", user: { ...MARTA, provider: "google" } });
  visit("/profile", <ProfilePage />, { ...ownAnswers(), "/api/v1/account": account });
  await screen.findByText("Google");
  expect(screen.queryByRole("button", { name: "Mudar palavra-passe" })).toBeNull();
});

test("a profile without a name is asked for it, once", () => {
  setSession({ status: "in", user: { ...MARTA, id: 8, name: null, completed: false } });
  const { unmount } = visit("/profile", <ProfilePage />);
  expect(isOpen("completeProfile")).toBe(true);
  unmount();
  closeAllPopups();
  visit("/profile", <ProfilePage />);
  expect(isOpen("completeProfile")).toBe(false);
});

test("devices are told apart, and each but this one can be ended", async () => {
  visit("/profile", <ProfilePage />);
  await screen.findByText("Este dispositivo");
  screen.getByText("Usado pela última vez a 14 nov, 20:30");
  expect(screen.queryByRole("button", { name: /Chrome · Windows/ })).toBeNull();
  press("Terminar a sessão em Safari · iPhone");
  const said = await screen.findByText("A sessão em Safari · iPhone terminou.");
  expect(document.activeElement).toBe(said);
  expect(ownThings.endDevice.mock.calls[0]?.[1]).toBe(2);
  press("Sair de todos os dispositivos");
  await waitFor(() => expect(actions.logOut.mock.calls[0]?.[1]).toEqual({ everywhere: true }));
});

test("everything that is kept comes as a file", async () => {
  const send = vi.spyOn(line, "send").mockResolvedValue(new Response("{}"));
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  URL.createObjectURL = () => "blob:file";
  visit("/profile", <ProfilePage />);
  press("Descarregar os meus dados");
  await screen.findByText("O ficheiro está nas suas transferências.");
  expect(send.mock.calls[0]?.[0]).toBe("/api/v1/account/export");
  expect(click).toHaveBeenCalledTimes(1);
});

test("an account is deleted by whoever types its address, after hearing what goes", async () => {
  visit("/profile", <ProfilePage />);
  await screen.findByText("Portugal");
  press("Apagar a conta…");
  const dialog = screen.getByRole("dialog", { name: "Apagar a conta de Marta Quintela" });
  await within(dialog).findByText("Farol do Cabo e Santa Maré como clubes");
  within(dialog).getByText("As sessões em 2 dispositivos");
  await within(dialog).findByText("1 newsletter");
  within(dialog).getByRole("button", { name: "Descarregar os meus dados" });
  const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Apagar a conta de Marta Quintela" });
  expect(submit().disabled).toBe(true);
  type("Escreva o seu e-mail para confirmar", "marta@example.com.br");
  within(dialog).getByText("Não é o e-mail desta conta.");
  expect(submit().disabled).toBe(true);
  type("Escreva o seu e-mail para confirmar", " MARTA@example.org ");
  expect(submit().disabled).toBe(false);
  actions.deleteAccount.mockRejectedValueOnce({ status: 500, code: "offline", message: undefined });
  fireEvent.click(submit());
  await within(dialog).findByText(/Não conseguimos ligar/);
  fireEvent.click(submit());
  await waitFor(() => expect(actions.deleteAccount).toHaveBeenCalledTimes(2));
  expect(actions.deleteAccount.mock.calls[1]?.[1]).toBe("MARTA@example.org");
  press("Ficar");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("while it is not known who is there, the page shows its outline", () => {
  setSession({ status: "restoring" });
  visit("/profile", <ProfilePage />);
  screen.getByRole("heading", { level: 1, name: "Perfil" });
  screen.getByRole("status", { name: "A carregar o seu perfil" });
});

test("a newsletter that is turned on waits for a word by mail; turned off, it is off", async () => {
  visit("/profile/newsletter", <NewsletterPage />);
  screen.getByRole("heading", { level: 1, name: "Newsletters" });
  const club = await screen.findByRole("switch", { name: /O seu clube/ });
  expect(club.getAttribute("aria-checked")).toBe("false");
  ownThings.saveNewsletters.mockResolvedValue(NEWSLETTERS.map((one) => ({ ...one, state: "pending" })));
  fireEvent.click(club);
  await screen.findByText("Enviámos-lhe um e-mail para confirmar.");
  expect(ownThings.saveNewsletters.mock.calls[0]?.[1]).toEqual([{ id: "club", subscribed: true }]);
  ownThings.saveNewsletters.mockResolvedValue(NEWSLETTERS.map((one) => ({ ...one, state: "off" })));
  press("Cancelar todas");
  await screen.findByText("Cancelou todas as newsletters.");
  expect(ownThings.saveNewsletters.mock.calls[1]?.[1]).toEqual([{ id: "round", subscribed: false }]);
});

test("what still has to be confirmed says so", async () => {
  const pending = NEWSLETTERS.map((one) => ({ ...one, state: "pending" }));
  visit("/profile/newsletter", <NewsletterPage />, { ...ownAnswers(), "/api/v1/profile/newsletters": pending });
  expect(await screen.findAllByText(/Falta confirmar/)).toHaveLength(2);
});

test("newsletters are confirmed at once, without anybody signed in", async () => {
  setSession({ status: "out" });
  ownThings.confirmNewsletters.mockResolvedValue({ newsletters: [{ id: "round", name: "Jornada" }] });
  visit("/newsletters/confirm?code=abc", <ConfirmNewslettersPage />);
  await screen.findByText("Jornada");
  expect(ownThings.confirmNewsletters).toHaveBeenCalledTimes(1);
  expect(ownThings.confirmNewsletters.mock.calls[0]?.[1]).toBe("abc");
});

test.each([
  ["/newsletters/confirm?code=used", <ConfirmNewslettersPage key="confirm" />, /já foi usada ou perdeu a validade/],
  ["/newsletters/confirm", <ConfirmNewslettersPage key="none" />, /já foi usada ou perdeu a validade/],
  ["/newsletters/leave?code=used", <LeaveNewsletterPage key="leave" />, /não é válida/],
])("%s is good for nothing any more", async (address, page, sentence) => {
  const gone = { status: 404, code: "not_found", message: undefined };
  ownThings.confirmNewsletters.mockRejectedValue(gone);
  ownThings.askLeaving.mockRejectedValue(gone);
  visit(address, page);
  await screen.findByText(sentence);
  screen.getByRole("link", { name: "Ver as minhas newsletters" });
});

test("a newsletter is left at the press of a button, and not before", async () => {
  setSession({ status: "out" });
  ownThings.askLeaving.mockResolvedValue({ id: "round", name: "Jornada", email: "m•••@quintela.example" });
  ownThings.leaveNewsletter.mockRejectedValueOnce({ status: 500, code: "offline", message: undefined });
  ownThings.leaveNewsletter.mockResolvedValue({ id: "round", name: "Jornada" });
  visit("/newsletters/leave?code=abc", <LeaveNewsletterPage />);
  await screen.findByText("Quer deixar de receber «Jornada» em m•••@quintela.example?");
  expect(ownThings.leaveNewsletter).not.toHaveBeenCalled();
  press("Cancelar a newsletter");
  await screen.findByText(/Não conseguimos ligar/);
  press("Tentar de novo");
  await screen.findByText("Já não enviamos «Jornada».");
  await act(async () => undefined);
});
