// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Account } from "./Account";
import { AppNotes } from "./AppNotes";
import { Article } from "./Article";
import { ClubPage } from "./ClubPage";
import { CompetitionPage } from "./CompetitionPage";
import { Frame } from "./Frame";
import { FrontParts } from "./FrontParts";
import { Gallery } from "./Gallery";
import { InCharge } from "./InCharge";
import { MatchCourse } from "./MatchCourse";
import { MatchLineUps } from "./MatchLineUps";
import { MediaParts } from "./MediaParts";
import { People } from "./People";
import { Requests } from "./Requests";
import { Search } from "./Search";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["gallery", <Gallery key="gallery" />],
  ["competition page", <CompetitionPage key="page" />],
  ["club page", <ClubPage key="club" />],
  ["board and course of a match", <MatchCourse key="course" />],
  ["line-ups and figures", <MatchLineUps key="lineUps" />],
  ["players, coaches and officials", <People key="people" />],
  ["what coaches and officials are judged by", <InCharge key="inCharge" />],
  ["parts of a front page", <FrontParts key="front" />],
  ["parts of articles and pages", <Article key="article" />],
  ["parts of searching", <Search key="search" />],
  ["parts of videos, papers and offers", <MediaParts key="media" />],
  ["parts of signing in", <Account key="account" />],
  ["parts of long forms", <Requests key="requests" />],
  ["site as an app", <AppNotes key="app" />],
  ["frame around every page", <Frame key="frame" />],
])("the %s that the server sent is taken over as it is", (_, element) => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const onRecoverableError = vi.fn();
  const root = document.createElement("div");
  root.innerHTML = renderToString(element);
  const sent = root.innerHTML;
  document.body.append(root);
  let hydrated: Root | undefined;
  act(() => {
    hydrated = hydrateRoot(root, element, { onRecoverableError });
  });
  expect(root.innerHTML).toBe(sent);
  expect(complaints.mock.calls).toEqual([]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => hydrated?.unmount());
  root.remove();
});
