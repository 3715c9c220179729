import type { AreaTexts } from "../texts.ts";

export const editorial: AreaTexts["editorial"] = {
  credit: (name) => `Photo: ${name}`,
  followPicture: "Follow the picture's link",
  pictureOf: (number, count) => `Picture ${number} of ${count}`,
  pictures: (count) => (count === 1 ? "1 picture" : `${count} pictures`),
  gallery: "Picture gallery",
  tabs: "Choose a text",
  table: "Table",
  related: "Related",
  moreOfAuthor: "Everything they wrote",
  contentOf: (host) => `Content from ${host}`,
  opensAt: (host) => `Opens at ${host}`,
  loadsFrom: (host) => `Loads from ${host} only after you press the button.`,
  missing: "This page has no content yet.",
};
