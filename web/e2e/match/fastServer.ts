import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Fast {
  /** The league that is copied: loading one takes longer than a match does here. */
  from: string;
  now: string;
  speed: number;
}

/** Serves a copy of a league whose clock runs many times as fast as the world's. */
export async function serveFast({ from, now, speed }: Fast) {
  const program = process.env.E2E_PROGRAM ?? "";
  const data = mkdtempSync(join(tmpdir(), "jornada-e2e-fast-"));
  execFileSync(program, ["backup", join(data, "jornada.sqlite"), "--data", from]);
  cpSync(join(from, "media"), join(data, "media"), { recursive: true });
  const server = spawn(program, ["serve", "--demo", "--listen", "127.0.0.1:0", "--data", data], {
    env: { ...process.env, JORNADA_NOW: now, JORNADA_DEMO__SPEED: String(speed), JORNADA_LOG__LEVEL: "info" },
  });
  const stop = async () => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  return { baseURL: await addressOf(server), stop };
}

function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", () => reject(new Error(`the program ended: ${said}`)));
  });
}
