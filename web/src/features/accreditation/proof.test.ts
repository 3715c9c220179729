// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { base64Of, sentName, wrongWithProof } from "./proof.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];

const file = (bytes: BlobPart, name = "registo") => new File([bytes], name);

test.each([
  ["PDF", file("%PDF-1.7\n")],
  ["JPEG", file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))],
  ["PNG", file(new Uint8Array(PNG))],
])("a %s is known by its first bytes, whatever it is called", async (_, proof) => {
  expect(await wrongWithProof(proof)).toBeUndefined();
});

test("anything else is not, even if it is called so", async () => {
  expect(await wrongWithProof(file("PK\u0003\u0004", "registo.pdf"))).toBe("fileKind");
  expect(await wrongWithProof(file("%PD", "registo.pdf"))).toBe("fileKind");
  expect(await wrongWithProof(file("", "registo.pdf"))).toBe("fileEmpty");
});

test("more than 10 MB are too much", async () => {
  const large = (size: number) => file(new Uint8Array([...PNG, ...new Uint8Array(size - PNG.length)]));
  expect(await wrongWithProof(large(10_000_000))).toBeUndefined();
  expect(await wrongWithProof(large(10_000_001))).toBe("fileSize");
});

test("what cannot be read says so", async () => {
  const gone = file("%PDF-1.7");
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")) }) as Blob;
  expect(await wrongWithProof(gone)).toBe("fileUnreadable");
});

test("the bytes travel as text", async () => {
  expect(await base64Of(file(new Uint8Array(PNG)))).toBe("iVBORw0KGgoA");
});

test("names lose what no name should have, and keep how they end", () => {
  expect(sentName("registo\n erc\u202efdp.pdf")).toBe("registo ercfdp.pdf");
  expect(sentName("登録.pdf")).toBe("登録.pdf");
  expect(sentName(" ")).toBe("ficheiro");
  const long = sentName(`${"á".repeat(300)}.jpeg`);
  expect([...long]).toHaveLength(200);
  expect(long.endsWith("á.jpeg")).toBe(true);
});
