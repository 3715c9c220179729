import { expect, test } from "vitest";
import { normaliseError } from "./error.ts";

test.each([
  [
    "the sports API's body",
    { error: "not_found", message: "Não existe.", statusCode: 404 },
    undefined,
    404,
    { status: 404, code: "not_found", message: "Não existe." },
  ],
  [
    "the content API's body",
    { data: null, error: { status: 403, name: "ForbiddenError", message: "No.", details: {} } },
    undefined,
    403,
    { status: 403, code: "ForbiddenError", message: "No." },
  ],
  ["a proxy's page", undefined, undefined, 502, { status: 502, code: "UnknownError", message: undefined }],
  [
    "no network",
    undefined,
    new TypeError("Failed to fetch"),
    undefined,
    { status: 500, code: "offline", message: undefined },
  ],
  ["an answer that is no JSON", undefined, undefined, 200, { status: 500, code: "UnknownError", message: undefined }],
])("%s becomes one form", (_, body, cause, status, expected) => {
  expect(normaliseError(body, cause, status)).toEqual(expected);
});
