// Serves the demo league from a folder of its own, which goes when the tests are done.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [port] = process.argv.slice(2);
const program = process.env.E2E_PROGRAM ?? fileURLToPath(new URL("../../target/debug/jornada", import.meta.url));
const data = mkdtempSync(join(tmpdir(), "jornada-e2e-"));

/** Two matches of round 14 are in play then. */
const now = "2026-11-14T21:10:00Z";
const server = spawn(program, ["serve", "--demo", "--listen", `127.0.0.1:${port}`, "--data", data], {
  stdio: "inherit",
  env: { ...process.env, JORNADA_NOW: now, JORNADA_NOW_FROZEN: "true", JORNADA_LOG__LEVEL: "warn" },
});

process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
