// Serves a league from a folder of its own, which goes when the tests are done: the demo league, one that is new, or one that
// is new and has everybody around it whom sign-in needs.
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importClubs } from "./accounts/clubs.mjs";
import { signInSettings } from "./accounts/identity/places.mjs";

const [port, data, league] = process.argv.slice(2);
const { E2E_PROGRAM: program, E2E_NOW: now } = process.env;
const site = `http://localhost:${port}`;
const around = `${data}-identity`;
/** Without scripts there is no page but the server's, and the browsers leave it little of a machine. */
const PATIENT = { JORNADA_PAGES__DEADLINE_MS: "20000" };
const clear = () => {
  for (const folder of [data, around, `${data}-clubs`]) rmSync(folder, { recursive: true, force: true });
};

// What a run that was cut short left behind.
clear();
const identity = league === "accounts" ? await startIdentity() : undefined;
if (identity) importClubs(program, data);
const server = spawn(
  program,
  ["serve", ...(league === "demo" ? ["--demo"] : []), "--listen", `127.0.0.1:${port}`, "--data", data],
  { stdio: "inherit", env: { ...process.env, ...PATIENT, JORNADA_LOG__LEVEL: "warn", ...settings() } },
);

/** Providers' tokens tell the world's time, so sign-in has no other. */
function settings() {
  if (identity) return signInSettings(site, around);
  return { JORNADA_NOW: now, JORNADA_NOW_FROZEN: "true" };
}

async function startIdentity() {
  const started = fork(fileURLToPath(new URL("accounts/identity.mjs", import.meta.url)), [site, around]);
  const failed = once(started, "exit").then(() => {
    throw new Error("whom sign-in needs did not start");
  });
  await Promise.race([once(started, "message"), failed]);
  return started;
}

process.on("SIGTERM", () => server.kill("SIGTERM"));
identity?.on("exit", () => server.kill("SIGTERM"));
server.on("exit", (code) => {
  identity?.kill();
  clear();
  process.exit(code ?? 0);
});
