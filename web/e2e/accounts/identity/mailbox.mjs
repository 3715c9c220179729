import { SMTPServer } from "smtp-server";
import { readMail } from "./mailText.mjs";

/** A real mail server, which keeps what it gets, and turns away what it is told to: whoever sends is to try again later. */
export function newMailbox(port) {
  const mails = [];
  const refused = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const left = refused.get(address) ?? 0;
      if (left === 0) return done();
      refused.set(address, left - 1);
      return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      const chunks = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, ...readMail(Buffer.concat(chunks).toString("latin1")) });
        done();
      });
    },
  });
  return {
    listen: () => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve)),
    to: (address) => mails.filter(({ to }) => to.includes(address)),
    refuse: (address, count) => refused.set(address, count),
    refusalsLeft: (address) => refused.get(address) ?? 0,
  };
}
