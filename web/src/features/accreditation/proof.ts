import { asOneLine } from "./oneLine.ts";
import type { Wrong } from "./requestValues.ts";

/** The paper that shows the registration: what it may be, and how it travels. */

/** As much as the server takes. */
const LARGEST = 10_000_000;
const LONGEST_NAME = 200;

export const ACCEPTED = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";

/** A file is what its first bytes say; its name may be anything. */
const KINDS = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];
const LONGEST_KIND = 8;

export async function wrongWithProof(file: File): Promise<Wrong | undefined> {
  try {
    const bytes = new Uint8Array(await file.slice(0, LONGEST_KIND).arrayBuffer());
    if (bytes.length === 0) return "fileEmpty";
    if (!KINDS.some((kind) => kind.every((byte, index) => bytes[index] === byte))) return "fileKind";
    return file.size > LARGEST ? "fileSize" : undefined;
  } catch {
    // A folder, or a file that is gone.
    return "fileUnreadable";
  }
}

/** Thrown where a file that was well when it was chosen is not any more. */
export class UnusableProof extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong);
  }
}

/** The file's bytes as text. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new UnusableProof("fileUnreadable"));
    reader.readAsDataURL(file);
  });
}

/** Without what no name should have, and no longer than the server takes; how it ends is kept. */
export function sentName(name: string): string {
  const clean = [...asOneLine(name)];
  if (clean.length <= LONGEST_NAME) return clean.join("") || "ficheiro";
  const ending = /\.\w{1,8}$/.exec(clean.join(""))?.[0] ?? "";
  return clean.slice(0, LONGEST_NAME - ending.length).join("") + ending;
}
