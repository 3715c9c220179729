import { expect, test } from "vitest";
import { contactsOf, socialLinksOf } from "./contacts.ts";
import { noticeId } from "./notice.ts";

test("contacts are what the settings have of them", () => {
  expect(contactsOf({})).toEqual([]);
  expect(contactsOf({ contactPhone: "+351 220 000 946", address: "Cais, 1" })).toEqual([
    { key: "phone", label: "+351 220 000 946", href: "tel:+351220000946" },
    { key: "address", label: "Cais, 1", href: undefined },
  ]);
});

test.each([
  ["https://www.instagram.com/liga", "instagram"],
  ["https://twitter.com/liga", "x"],
  ["https://x.com", "x"],
  ["https://m.youtube.com/@liga", "youtube"],
  ["https://instantes.example/liga", "Rede"],
])("the network of %s", (href, network) => {
  expect(socialLinksOf([{ key: "1", label: "Rede", href }])).toEqual([{ network, href, name: "Rede", label: "Rede" }]);
});

test("a notice is known by its words", () => {
  expect(noticeId("Bilhetes à venda")).toBe(noticeId("Bilhetes à venda"));
  expect(noticeId("Bilhetes à venda")).not.toBe(noticeId("Bilhetes esgotados"));
  expect(noticeId("x".repeat(500))).toMatch(/^\d+$/);
});
