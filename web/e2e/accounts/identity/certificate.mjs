import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// An authority and a certificate that it signed: programs that check certificates properly take no authority for a server.
const SECTIONS = `
[req]
distinguished_name = name
prompt = no
[name]
CN = Jornada tests
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[server]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = DNS:localhost, IP:127.0.0.1
`;

/** What a server on loopback shows, and the file by which it is trusted. */
export function makeCertificate(folder) {
  const file = (name) => join(folder, name);
  writeFileSync(file("openssl.cnf"), SECTIONS);
  const request = (section, name, more) =>
    execFileSync("openssl", [
      ...["req", "-x509", "-config", file("openssl.cnf"), "-extensions", section, "-days", "2", "-nodes"],
      ...["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"],
      ...["-keyout", file(`${name}.key`), "-out", file(`${name}.pem`), ...more],
    ]);
  request("authority", "authority", []);
  request("server", "server", [
    ...["-subj", "/CN=localhost", "-CA", file("authority.pem"), "-CAkey", file("authority.key")],
  ]);
  return {
    authorityFile: file("authority.pem"),
    key: readFileSync(file("server.key")),
    cert: readFileSync(file("server.pem")),
  };
}
