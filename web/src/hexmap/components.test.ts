import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hexGrid } from "./grid";
import HexList from "./HexList.svelte";
import HexMap from "./HexMap.svelte";
import { HexMapState } from "./map-state.svelte";

afterEach(cleanup);

const ids = ["A1", "A2", "B1", "B2"];
/** A snippet of one element; `html` is told what the snippet is rendered with. */
const snippet = <Args extends unknown[]>(html: (...args: Args) => string) =>
  createRawSnippet<Args>((...args) => ({
    render: () => html(...(args.map((arg) => arg()) as Args)),
  }));
const choosable = new Set(["B2", "A2"]);

describe("the drawn map", () => {
  function open() {
    const choose = vi.fn();
    const map = new HexMapState({
      grid: hexGrid({ orientation: "flat", numbering: "offset", radius: 40 }),
      hexes: ids,
      frame: { left: -50, top: -50, right: 150, bottom: 250 },
      start: "A1",
      choosable: () => choosable,
      choose,
      secondTap: () => false,
    });
    const nothing = snippet(() => "<g></g>");
    render(HexMap, {
      map,
      label: "Map",
      nameOf: (hex: string) => `hex ${hex}`,
      level: "far",
      about: "B1",
      ground: nothing,
      board: nothing,
      callout: snippet((hex: string, _strip: boolean) => `<p>about ${hex}</p>`),
    });
    return { map, choose };
  }
  const inTabOrder = () =>
    screen
      .getAllByRole("button")
      .filter((hex) => hex.getAttribute("tabindex") === "0")
      .map((hex) => hex.getAttribute("aria-label"));

  it("is a group of named buttons, one of them in the tab order: the one the keys are on", async () => {
    open();
    const hexes = within(screen.getByRole("group", { name: "Map" })).getAllByRole("button");
    expect(hexes.map((hex) => hex.getAttribute("aria-label"))).toEqual(
      ids.map((id) => `hex ${id}`),
    );
    expect(inTabOrder()).toEqual(["hex A1"]);
    await fireEvent.keyDown(hexes[0] as Element, { key: "ArrowDown", code: "ArrowDown" });
    expect(inTabOrder()).toEqual(["hex A2"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("hex A2");
  });
  it("chooses with a press and with Space", async () => {
    const { choose } = open();
    const hex = screen.getByRole("button", { name: "hex B2" });
    await fireEvent.click(hex);
    await fireEvent.keyDown(hex, { key: " ", code: "Space" });
    expect(choose.mock.calls.map(([id]) => id as string)).toEqual(["B2", "B2"]);
    expect(hex.classList.contains("can")).toBe(true);
  });
  it("has a callout beside the hex it is about, and its layers one above the other", () => {
    open();
    expect(screen.getByTestId("card").textContent).toContain("about B1");
    expect(document.querySelectorAll("svg.far")).toHaveLength(3);
  });
});

describe("the list", () => {
  function open(more: object = {}) {
    render(HexList, {
      hexes: [
        { id: "A1", name: null },
        { id: "A2", name: null },
        { id: "B1", name: "Zürich" },
        { id: "B2", name: "Aarau" },
      ],
      choosable,
      titles: { choosable: "Possible", named: "Towns", rest: "Others" },
      heading: "Hex",
      head: snippet((_choosable: boolean) => "<th>What</th>"),
      cells: snippet((hex: string) => `<td>cell of ${hex}</td>`),
      columns: 2,
      detailed: null,
      detail: snippet((hex: string) => `<p>more about ${hex}</p>`),
      ...more,
    });
  }
  const rows = (title: string) =>
    within(screen.getByText(title).closest("details") as HTMLElement)
      .getAllByRole("rowheader", { hidden: true })
      .map((row) => row.textContent?.trim());

  it("begins with what can be chosen, then what has a name, then the rest", () => {
    open();
    expect(rows("Possible")).toEqual(["Aarau B2", "A2"]);
    expect(rows("Towns")).toEqual(["Zürich B1"]);
    expect(rows("Others")).toEqual(["A1"]);
    expect(screen.getByText("cell of B2")).toBeTruthy();
  });
  it("chooses by name where the game wants it, and only what can be chosen", async () => {
    const onchoose = vi.fn();
    open({ onchoose });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual(["Aarau", "A2"]);
    await fireEvent.click(buttons[0] as Element);
    expect(onchoose).toHaveBeenCalledWith("B2");
  });
  it("tells more below one hex", () => {
    open({ detailed: "B1" });
    expect(screen.getByText("more about B1")).toBeTruthy();
    expect(screen.queryByText("more about B2")).toBeNull();
  });
});
