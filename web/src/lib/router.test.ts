import { describe, expect, it } from "vitest";
import { invitePath, parse, rulesPath, tablePath } from "./router";

describe("addresses", () => {
  it("knows each page", () => {
    expect(parse("/")).toEqual({ page: "lobby" });
    expect(parse("/t/abc")).toEqual({ page: "table", id: "abc", line: null, invite: null });
    expect(parse("/t/abc/17")).toEqual({ page: "table", id: "abc", line: 17, invite: null });
    expect(parse("/t/abc", "#k3y")).toEqual({
      page: "table",
      id: "abc",
      line: null,
      invite: "k3y",
    });
    expect(parse("/me", "#secret")).toEqual({ page: "me", key: "secret" });
    expect(parse("/rules/chicago", "#6.4")).toEqual({
      page: "rules",
      game: "chicago",
      section: "6.4",
    });
  });
  it("does not mind a slash at the end", () => {
    expect(parse("/t/abc/")).toEqual(parse("/t/abc"));
  });
  it("says when there is nothing", () => {
    for (const path of ["/x", "/t", "/t/abc/first", "/t/abc/1/2", "/rules", "/me/1", "/t/abc/-1"]) {
      expect(parse(path), path).toEqual({ page: "lost" });
    }
  });
  it("survives a malformed escape", () => {
    expect(parse("/t/%E0%A4%A", "#%")).toEqual({
      page: "table",
      id: "%E0%A4%A",
      line: null,
      invite: "%",
    });
  });
  it("writes what it reads", () => {
    expect(parse(tablePath("a b", 3))).toMatchObject({ id: "a b", line: 3 });
    const [path, hash] = invitePath("x", "k+/=").split("#");
    expect(parse(path ?? "", `#${hash}`)).toMatchObject({ invite: "k+/=" });
    expect(rulesPath("chicago", "6.4")).toBe("/rules/chicago#6.4");
  });
});
