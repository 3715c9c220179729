import { readFile } from "node:fs/promises";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { expect, test } from "vitest";

test("the types are those of docs/openapi.json (npm run types)", async () => {
  const document = new URL("../../../docs/openapi.json", import.meta.url);
  const fresh = COMMENT_HEADER + astToString(await openapiTS(document));
  const kept = await readFile(new URL("./schema.ts", import.meta.url), "utf8");
  expect(kept).toBe(fresh);
});
