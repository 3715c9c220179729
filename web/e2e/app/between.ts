import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** Stands between a browser and the site, and does to what passes what networks and deployments do. */
export interface Between {
  origin: string;
  /** A new build: another worker, byte by byte. */
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
    pass(site, incoming, outgoing, path === "/sw.js" ? `\n// ${between.build}\n${between.toWorker}\n` : "");
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  between.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return between;
}

/** As it is, but for what is written after its end. */
function pass(site: string, incoming: IncomingMessage, outgoing: ServerResponse, after: string) {
  const headers = { ...incoming.headers, "accept-encoding": after ? "identity" : incoming.headers["accept-encoding"] };
  const { hostname, port } = new URL(site);
  const passed = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    const { "content-length": length, etag, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, after ? kept : answer.headers);
    if (!after) return void answer.pipe(outgoing);
    answer.on("data", (chunk) => outgoing.write(chunk));
    answer.on("end", () => outgoing.end(after));
  });
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}
