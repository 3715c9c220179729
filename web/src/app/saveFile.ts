/** By then the browser has taken what it needs. */
const TAKEN_MS = 60_000;

/**
 * Hands a file to whoever asked for it. Its bytes go under a kind that no browser opens: nothing that a stranger has sent
 * is ever shown as a page of ours.
 */
export function saveFile(bytes: ArrayBuffer, name: string) {
  const address = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_MS);
}
