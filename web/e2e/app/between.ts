import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** Stands between a browser and the site, and does to what passes what networks and deployments do. */
export interface Between {
  origin: string;
  /** From the second on every script and sheet has another name, and those of other builds are gone. */
  build: number;
  /** What the worker meets when it begins: done by a script after its own. */
  toWorker: string;
  /** The network is gone: nothing is answered at all. */
  isDown: boolean;
  /** What is answered in place of the site. */
  instead: (path: string) => { status: number; type: string; body: string } | undefined;
  /** Every address that was asked for since it was last emptied. */
  asked: string[];
  close: () => Promise<void>;
}

export async function standBetween(site: string): Promise<Between> {
  const sockets = new Set<Socket>();
  const between: Between = {
    origin: "",
    build: 1,
    toWorker: "",
    isDown: false,
    instead: () => undefined,
    asked: [],
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    between.asked.push(path);
    if (between.isDown) return void incoming.socket.destroy();
    const made = between.instead(path);
    if (made) return void outgoing.writeHead(made.status, { "content-type": made.type }).end(made.body);
    const { build, toWorker } = between;
    const known = ofSite(path, build);
    if (known === undefined) return void outgoing.writeHead(404, { "content-type": "text/plain" }).end();
    const isWorker = path === "/sw.js";
    const rewrite = (text: string) => named(text, build) + (isWorker ? `\n${toWorker}\n` : "");
    pass(site, incoming, outgoing, known, isWorker || build > 1 ? rewrite : undefined);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  between.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return between;
}

/** What a build calls its files. */
const named = (text: string, build: number) =>
  build === 1 ? text : text.replace(/((?:assets\/|\.\/)[\w-]+-[\w-]{7})(\.(?:js|css))\b/g, `$1.b${build}$2`);

/** What the site itself calls what is asked for; nothing where it is a file of another build. */
function ofSite(path: string, build: number): string | undefined {
  const [, name, by = "1", kind] = /^(\/assets\/[^.]+)(?:\.b(\d+))?(\.(?:js|css))$/.exec(path) ?? [];
  if (name === undefined) return path;
  return Number(by) === build ? `${name}${kind}` : undefined;
}

/** As it is, but for texts that are written anew. */
function pass(
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  rewrite?: (text: string) => string,
) {
  const { "if-none-match": _tag, "if-modified-since": _since, ...asked } = incoming.headers;
  const headers = rewrite ? { ...asked, "accept-encoding": "identity" } : incoming.headers;
  const { hostname, port } = new URL(site);
  const passed = ask({ hostname, port, path, method: incoming.method, headers }, (answer) => {
    const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
    const isText = /^(?:text\/(?:html|css|javascript)|application\/javascript)/.test(
      answer.headers["content-type"] ?? "",
    );
    if (!rewrite || !isText) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(outgoing);
    }
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => {
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      outgoing.end(rewrite(Buffer.concat(parts).toString()));
    });
  });
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}
