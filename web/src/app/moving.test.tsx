// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider, useParams } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { afterPaint, expectPlace, markFollowed, mayFade, tellOfArrivals, whenArrived } from "./moving.ts";
import { usePageChange } from "./usePageChange.ts";

afterEach(cleanup);

const isMoving = () => document.documentElement.hasAttribute("data-moving");

const painted = () => new Promise<void>((resolve) => afterPaint(resolve));

function Root() {
  usePageChange();
  return <Outlet />;
}

/** A site of two pages, the second of which is read until `arrive` is called. */
function open() {
  const draws = vi.fn();
  let arrive = () => {};
  function First() {
    useParams();
    draws();
    return <a href="/second">first</a>;
  }
  const children = [
    { path: "/", Component: First },
    {
      path: "/second",
      Component: () => <p>second</p>,
      loader: () =>
        new Promise<null>((resolve) => {
          arrive = () => resolve(null);
        }),
    },
  ];
  const router = createMemoryRouter([{ Component: Root, children }]);
  tellOfArrivals(router);
  render(<RouterProvider router={router} />);
  return { router, draws, arrive: () => arrive() };
}

test("a page that is on its way shows, until it is drawn", async () => {
  const { router, arrive } = open();
  expect(isMoving()).toBe(false);
  const link = screen.getByText("first");
  markFollowed(link);
  await act(async () => void router.navigate("/second"));
  expect([isMoving(), link.hasAttribute("data-followed")]).toEqual([true, true]);
  await act(async () => arrive());
  expect(screen.getByText("second")).toBeTruthy();
  expect([isMoving(), document.querySelectorAll("[data-followed]").length]).toEqual([false, 0]);
});

test("whoever waits for a page hears of it when it stands there", async () => {
  const { router, arrive } = open();
  const heard: [string, boolean][] = [];
  await painted();
  whenArrived(() => heard.push([router.state.location.pathname, screen.queryByText("second") !== null]));
  await act(async () => void router.navigate("/second"));
  expect(heard).toEqual([]);
  await act(async () => arrive());
  await painted();
  expect(heard).toEqual([["/second", true]]);
});

test("the page that is left is not drawn for the one that is read", async () => {
  const { router, draws, arrive } = open();
  const before = draws.mock.calls.length;
  await act(async () => {
    void router.navigate("/second");
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(draws).toHaveBeenCalledTimes(before);
  await act(async () => arrive());
});

test("one link is followed at a time", () => {
  document.body.innerHTML = '<a id="one">1</a><a id="two">2</a>';
  markFollowed(document.getElementById("one"));
  markFollowed(document.getElementById("two"));
  expect([...document.querySelectorAll("[data-followed]")].map(({ id }) => id)).toEqual(["two"]);
});

test.each([
  ["at once", 20, true],
  ["late", 400, false],
])("a page fades in after one that came %s", async (_, ms, may) => {
  const { router, arrive } = open();
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  await act(async () => void router.navigate("/second"));
  clock.mockReturnValue(1_000 + ms);
  await act(async () => arrive());
  expect(mayFade()).toBe(may);
  clock.mockRestore();
});

test("a router that learns of other pages has nothing drawn anew", async () => {
  const { router, draws } = open();
  draws.mockClear();
  await act(async () => router.patchRoutes(router.routes[0]?.id ?? null, [{ path: "/third", element: <p>third</p> }]));
  expect(draws).not.toHaveBeenCalled();
  await act(async () => void router.navigate("/third"));
  expect(screen.getByText("third")).toBeTruthy();
});

test("whoever listens late hears of what is there already, and of nothing where nothing has happened", async () => {
  let arrive: () => void = () => undefined;
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  const router = createMemoryRouter([{ path: "/", loader, element: <p>first</p> }]);
  tellOfArrivals(router);
  const early = vi.fn();
  router.subscribe(early)();
  expect(early).not.toHaveBeenCalled();
  await vi.waitFor(() => arrive());
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const late = vi.fn();
  router.subscribe(late);
  expect(late.mock.calls.map(([state]) => state)).toEqual([router.state]);
  router.dispose();
});

test("all of a page is laid out for who goes back, and no longer for who goes on", async () => {
  const { router } = open();
  const isWhole = () => document.documentElement.hasAttribute("data-whole");
  expect(isWhole()).toBe(false);
  dispatchEvent(new PopStateEvent("popstate"));
  expect(isWhole()).toBe(true);
  expectPlace(false);
  expect(isWhole()).toBe(false);
  router.dispose();
});
