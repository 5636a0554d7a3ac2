import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { socket } from "./socket.svelte";

/** A line that does what the test says. */
class Line {
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readyState = Line.OPEN;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    Line.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

const last = (): Line => Line.opened.at(-1)!;
const welcome = () =>
  last().onmessage({ data: JSON.stringify({ type: "welcome", protocol: 2, rules: {} }) });

vi.useFakeTimers();
vi.stubGlobal("WebSocket", Line);
socket.start({});

beforeEach(() => {
  last().onopen();
  welcome();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a server that stops says so, and the page comes back", () => {
  const before = Line.opened.length;
  last().onclose({ code: 1001 });
  expect(socket.lost).toBe("server_stopped");
  vi.advanceTimersByTime(1000);
  expect(Line.opened.length).toBe(before + 1);
  // While it is not there yet the reason stays the same.
  last().onclose({ code: 1006 });
  last().onclose({ code: 1006 });
  expect(socket.lost).toBe("server_stopped");
  vi.advanceTimersByTime(20_000);
  welcome();
  expect(socket.lost).toBeNull();
});

test("a line that is lost once is not mentioned, twice it is", () => {
  last().onclose({ code: 1006 });
  expect(socket.lost).toBeNull();
  vi.advanceTimersByTime(1000);
  last().onclose({ code: 1006 });
  expect(socket.lost).toBe("connection");
  vi.advanceTimersByTime(20_000);
});

test("a page that asked too much waits some seconds before it asks again", () => {
  const before = Line.opened.length;
  last().onclose({ code: 1008 });
  expect(socket.lost).toBe("too_many_requests");
  vi.advanceTimersByTime(2000);
  expect(Line.opened.length).toBe(before);
  vi.advanceTimersByTime(20_000);
  expect(Line.opened.length).toBe(before + 1);
});
