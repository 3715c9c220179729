// Serves a league from a folder of its own, which goes when the tests are done: the demo league, or one that is new.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const [port, data, league] = process.argv.slice(2);
const { E2E_PROGRAM: program, E2E_NOW: now } = process.env;
const clear = () => rmSync(data, { recursive: true, force: true });

// What a run that was cut short left behind.
clear();
const server = spawn(
  program,
  ["serve", ...(league === "demo" ? ["--demo"] : []), "--listen", `127.0.0.1:${port}`, "--data", data],
  {
    stdio: "inherit",
    env: { ...process.env, JORNADA_NOW: now, JORNADA_NOW_FROZEN: "true", JORNADA_LOG__LEVEL: "warn" },
  },
);

process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => {
  clear();
  process.exit(code ?? 0);
});
