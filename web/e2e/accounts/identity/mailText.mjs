/** As much of how mails are written as ours need: parts in parts, two ways of writing bytes as signs, words in headers. */
export function readMail(raw) {
  const parts = [...leaves(raw)];
  const of = (type) => parts.find((part) => part.type === type)?.text ?? "";
  const { headers } = split(raw);
  const html = of("text/html");
  const text = of("text/plain");
  return {
    from: words(headers.get("from") ?? ""),
    subject: words(headers.get("subject") ?? ""),
    headers: Object.fromEntries(headers),
    text,
    html,
    links: [...new Set([...links(text), ...links(html.replaceAll("&amp;", "&"))])],
  };
}

/** `raw` holds a sign for each byte. */
function split(raw) {
  const [, head = raw, body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const headers = new Map(lines.map((line) => [line.split(":", 1)[0].toLowerCase(), line.replace(/^[^:]*:\s*/, "")]));
  return { headers, body };
}

function* leaves(raw) {
  const { headers, body } = split(raw);
  const type = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1);
    for (const part of parts) if (!part.startsWith("--")) yield* leaves(part.replace(/^[ \t]*\r\n/, ""));
    return;
  }
  const charset = /charset="?([^";\s]+)"?/i.exec(type)?.[1] ?? "utf-8";
  const bytes = bytesOf(body, (headers.get("content-transfer-encoding") ?? "").toLowerCase());
  yield { type: type.split(";")[0].trim().toLowerCase(), text: new TextDecoder(charset).decode(bytes) };
}

function bytesOf(body, encoding) {
  if (encoding === "base64") return Buffer.from(body, "base64");
  return Buffer.from(
    encoding === "quoted-printable" ? quotedPrintable(body.replace(/=[ \t]*\r?\n/g, "")) : body,
    "latin1",
  );
}

const quotedPrintable = (text) =>
  text.replace(/=([0-9A-F]{2})/gi, (_all, digits) => String.fromCharCode(Number.parseInt(digits, 16)));

function words(header) {
  const joined = header.replace(/(\?=)\s+(=\?)/g, "$1$2");
  const decoded = joined.replace(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi, (_all, charset, how, text) => {
    const bytes =
      how.toLowerCase() === "b"
        ? Buffer.from(text, "base64")
        : Buffer.from(quotedPrintable(text.replaceAll("_", " ")), "latin1");
    return new TextDecoder(charset).decode(bytes);
  });
  return decoded;
}

const links = (text) => text.match(/https?:\/\/[^\s"'<>)]+/g) ?? [];
