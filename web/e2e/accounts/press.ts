import { expect, type Page } from "@playwright/test";
import { addStaff } from "../staff.ts";
import { logInByCall, NAME } from "./fans.ts";
import { type Mail, mailsTo, newAddress } from "./identity.ts";

/** Media that ask for accreditation, and the people who decide about it. */

type Request = Page["request"];

/** Somebody of the press office, with a name: a profile without one is asked for first. */
export async function newPress(request: Request): Promise<{ email: string; password: string; token: string }> {
  const { identifier: email, password } = addStaff("press", "accounts");
  const { jwt: token } = await (await logInByCall(request, { email, password })).json();
  const [first_name, last_name] = NAME.split(" ");
  const named = await request.put("/api/v1/profile", {
    headers: { Authorization: `Bearer ${token}` },
    data: { first_name, last_name },
  });
  expect(named.status(), await named.text()).toBe(200);
  return { email, password, token };
}

export interface Medium {
  mediaName: string;
  email: string;
}

/** Nobody has asked under this name before. */
export function newMedium(): Medium {
  const email = newAddress();
  return { mediaName: `Rádio Onda ${email.slice(7, 15)}`, email };
}

export const DETAILS = {
  address: "Rua do Farolim, 12, 2.º",
  postalCode: "4000-120",
  locality: "Cabo Alto",
  phoneNumber: "+351 912 345 678",
  ercNumber: "126044",
};

/** A request, made as the portal makes it; its reference. */
export async function askByCall(request: Request, medium: Medium, file: Buffer): Promise<string> {
  const data = { ...medium, ...DETAILS, fileName: "registo-erc.pdf", fileBase64: file.toString("base64") };
  const asked = await request.post("/api/v1/accreditation", { data });
  expect(asked.status(), await asked.text()).toBe(200);
  return (await asked.json()).value;
}

/** The mail to somebody with these words in its subject, once it has come. */
export async function mailAbout(address: string, subject: string): Promise<Mail> {
  const found = async () => (await mailsTo(address)).find((mail) => mail.subject.includes(subject));
  await expect.poll(async () => (await found()) !== undefined, subject).toBe(true);
  return (await found()) as Mail;
}
