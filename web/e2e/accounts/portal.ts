import { expect, type Locator, type Page } from "@playwright/test";
import type { Provider } from "./identity.ts";

/** Where everything of sign-in is, as people call it: the one place to change when it is called otherwise. */
export function portal(page: Page) {
  // The same forms are on a page and in dialogs over others.
  const forms = page.getByRole("main").or(page.getByRole("dialog"));
  const header = page.getByRole("banner");
  const button = (name: string | RegExp) => forms.getByRole("button", { name, exact: true });
  const field = (name: string) => forms.getByRole("textbox", { name, exact: true });
  return {
    forms,
    toSignIn: header.getByRole("link", { name: "Entrar" }),
    ownMenu: header.getByLabel(/, (a sua conta|your account)$/),
    byEmail: button("Continuar com e-mail"),
    toSignUp: button("Criar conta"),
    byProvider: (provider: Provider): Locator => button(WAYS[provider]),
    email: field("E-mail"),
    password: field("Palavra-passe"),
    logIn: button("Entrar"),
    forgotten: button("Esqueci-me da palavra-passe"),
    sendLink: button("Enviar ligação"),
    newPassword: field("Nova palavra-passe"),
    repeat: field("Repita"),
    saveAndEnter: button("Guardar e entrar"),
    terms: forms.getByRole("checkbox", { name: /^Li e aceito/ }),
    signUp: button("Criar conta"),
    logOut: button("Sair"),
    logOutEverywhere: button("Sair de todos os dispositivos"),
    firstName: field("Nome"),
    lastName: field("Apelido"),
    saveName: button("Continuar para os clubes"),
    /** The clubs, which come after the name. */
    withoutClubs: button("Agora não"),
    title: page.getByRole("heading", { level: 1 }),
  };
}

const WAYS: Record<Provider, RegExp> = {
  organisation: /^Conta da Liga$/,
  google: /Google$/,
  facebook: /Facebook$/,
  apple: /Apple$/,
};

export const SAYS = {
  confirmationSent: "Confirme o seu e-mail",
  resetSent: "Veja o seu e-mail.",
  wrongPassword: "O e-mail e a palavra-passe não coincidem. Confirme as maiúsculas.",
  usedLink: "Esta ligação já foi usada ou perdeu a validade.",
  refused: "A entrada foi cancelada ou recusada. Tente outra vez, ou escolha outra forma.",
  noAddress: "Não recebemos o seu e-mail. Autorize a partilha do endereço, ou escolha outra forma de entrar.",
  notPossible: "Não foi possível continuar.",
};

/** Whether something is said anywhere in the forms. */
export const expectSaid = (page: Page, words: string | RegExp) =>
  expect(portal(page).forms.getByText(words).first()).toBeVisible();

/** From the entry to the form for e-mail and password, filled in. */
export async function logInByEmail(page: Page, { email, password }: { email: string; password: string }) {
  const { byEmail, email: emailField, password: passwordField, logIn } = portal(page);
  await byEmail.click();
  await emailField.fill(email);
  await passwordField.fill(password);
  await logIn.click();
}

/** What somebody does on any provider's own page. */
export async function continueAs(page: Page, person: { id: string; email?: string }) {
  await page.getByLabel("Account").fill(person.email ?? person.id);
  await page.getByRole("button", { name: "Continue" }).click();
}
