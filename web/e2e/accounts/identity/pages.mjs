const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>${body}</body></html>`;

const hidden = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join("");

/** Where somebody says who he is. Nobody has a password here. */
export function accountPage(title, people, fields = {}) {
  const options = people.map(({ id, email }) => `<option value="${escaped(email ?? id)}">`).join("");
  return page(
    title,
    `<h1>${escaped(title)}</h1><form method="post">${hidden(fields)}
    <label>Account <input name="account" list="people" autofocus></label><datalist id="people">${options}</datalist>
    <button>Continue</button> <button name="cancel" value="1">Cancel</button></form>`,
  );
}

/** Sends its fields on by itself, as a provider does that answers with a form. */
export function postingPage(action, fields) {
  return page(
    "Continue",
    `<form method="post" action="${escaped(action)}">${hidden(fields)}<noscript><button>Continue</button></noscript></form>
    <script>document.forms[0].submit()</script>`,
  );
}

export function sendPage(response, html, status = 200) {
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(html);
}

export function sendJson(response, value, status = 200) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(value));
}

export function redirect(response, to) {
  response.writeHead(303, { Location: to }).end();
}

async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

export const readForm = async (request) => new URLSearchParams(await textOf(request));
export const readJson = async (request) => JSON.parse((await textOf(request)) || "{}");
