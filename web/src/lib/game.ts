import type { Component } from "svelte";
import type { Dock } from "./dock.svelte";
import type { Position, Preview, Seat, Step } from "./protocol";
import type { Moment } from "./show.svelte";
import type { Gain, Sentence } from "./story";
import type { Language, Text } from "./texts";
import type { Bags } from "./verify";

/** What a game brings to the table frame. Each folder under `games` exports one as `game` from its `index.ts`. */
export interface GameModule {
  /** Its id, as the server has it. */
  id: string;
  /** The newest version of the game's rules it has words for. */
  rules: number;
  title: Text;
  /** One line for the lobby: players, length, feel. */
  blurb: Text;
  /** Map or board: takes the room it is given. */
  Board: Component<BoardProps>;
  /** The dock's content when somebody here is to decide, and a line on what others decide. */
  Actions: Component<ActionsProps>;
  /** Companies, players, tracks: each a foldable Panel. */
  Panels: Component<PanelsProps>;
  /** The rules in our own words, both languages, with section anchors (`id="6.4"`). */
  Rules: Component;
  /** In the lobby: price lists the host may bring, for games that have them. */
  Prices?: Component<PricesProps, object, "prices">;
  options: Record<string, OptionWords>;
  /** What the events of a step were, in sentences; `sentences` of `lib/story` helps. */
  story(events: readonly unknown[], names: Names, language: Language): Sentence[];
  /** What the log's part that begins with an event is called; null: it begins none. Without it each deciding seat begins one. */
  heading?(event: unknown, names: Names, language: Language): string | null;
  /**
   * What some steps brought to a seat beyond the money their sentences tell of: what its shares gained or lost in value. Null where
   * nothing could change it; an empty list where something could and did not.
   */
  brought?(steps: readonly Step[], position: Position, seat: Seat): Gain[] | null;
  /** How events are shown. */
  showing: Showing;
  /** While something is shown, beside the sentence in the dock: cards that are turned up. */
  Stage?: Component<BoardProps>;
  /** What is decided now, as a heading of the dock ("Auction: a share of NYC"); null: whose turn it is says enough. */
  decision(draft: Draft, names: Names, language: Language): string | null;
  /** An action in a few words ("bids 12", "builds Detroit"). */
  action(action: unknown, language: Language): string;
  /** The actions of a draft in words, where what came before tells what one means; by default each by itself. */
  drafted?(draft: Draft, language: Language): string[];
  /** Why something is refused. */
  why(rule: Record<string, unknown>, language: Language): string;
  chart: Record<string, ChartWords>;
  /** A draw's outcome in a few words, for games that have chance and can be typed in. */
  outcome?(outcome: unknown, language: Language): string;
  /** What ends a turn that is confirmed while it could still go on: the `done` of an expansion. */
  closing?(moves: unknown): unknown | null;
  /** What confirming the draft does, in a few words; by default only "Confirm". */
  confirming?(draft: Draft, language: Language): string | null;
  /** Whether confirming the draft now makes no sense: something must be chosen first. */
  unfinished?(draft: Draft): boolean;
  /** Whether a draft that went from one position to the other has come to the end of its turn (of one company). */
  turnEnds?(before: Position, after: Position): boolean;
  /** What the draws of a recorded game were made from, for games that have chance: enough to check them. */
  bags?(): Bags;
  /** What a view shows to everybody at a shared screen: without the viewer's own secrets. */
  openly?(view: unknown): unknown;
  /** Names of rounds for the axis of charts: the lines at which each begins. */
  rounds?(steps: readonly Step[], language: Language): { line: number; name: string }[];
  /** Where each fortune came from, for the end: rows of a table, a figure for each seat. */
  fortune?(steps: readonly Step[], position: Position, language: Language): FortuneRow[];
  /** What the race is told by, line by line, for the decisive moments; by default the first chart with a line for each player. */
  race?(steps: readonly Step[], position: Position): Race;
  /** Why the game ended, in a sentence. */
  ending?(
    steps: readonly Step[],
    position: Position,
    names: Names,
    language: Language,
  ): string | null;
  /** Keys of the game's own board, to be listed. */
  shortcuts?: { keys: string | Text; does: Text }[];
  /** Standing orders, for games that have them. */
  orders?: OrderModule;
  /** Whether players at one screen must not see each other's side; by default when `hidden_money` is on. */
  hides?(options: Record<string, boolean | string | number>): boolean;
}

/** How a game's events are shown, one after the other. */
export interface Showing {
  /** How long an event is shown, in beats; 0: it takes no time. `own`: the viewer decided it and has seen it coming. */
  beats(event: unknown, own: boolean): number;
  /** The view after an event, as far as the event itself says; `end` is the view after the whole step. */
  after(view: unknown, event: unknown, end: unknown): unknown;
  /** How many events, from this one on, are one moment: a tile and what is paid for it. By default each is one by itself. */
  together?(events: readonly unknown[], at: number): number;
}

/** A figure for each seat at some lines of the game. */
export interface Race {
  lines: readonly number[];
  series: readonly { seat: Seat; values: readonly (number | null)[] }[];
}

/** A source of fortunes: "dividends of PRR", with what each seat had of it. */
export interface FortuneRow {
  label: string;
  by: readonly number[];
  /** A sum of the rows above it. */
  total?: boolean;
}

/** What a game brings for its standing orders. */
export interface OrderModule {
  /** Makes an order for a seat, and gives it. */
  Form: Component<OrderFormProps>;
  /** An order in a few words. */
  name(order: unknown, language: Language): string;
  /** What an order that stands will do next, and what ends it. */
  outlook(order: unknown, language: Language): string;
  /** Whether an order has nothing to do while another stands that was given before it. */
  waitsFor(earlier: unknown, later: unknown): boolean;
  /** Why an order ended, where the game's own reasons go beyond those of the frame. */
  ended(cause: unknown, names: Names, language: Language): string;
}
export interface OrderFormProps {
  position: Position;
  seat: Seat;
  busy: boolean;
  give(order: unknown): void;
}

export interface OptionWords {
  name: Text;
  about: Text;
  values?: Record<string, Text>;
}
export interface ChartWords {
  title: Text;
  /** Whether lines without a single figure are left out: companies that were never formed. */
  sparse?: boolean;
  /** `letter` stands at the line's end; by default the beginning of the label, or a number. */
  series(
    name: string,
    names: Names,
  ): { label: string; letter?: string; colour?: string; dash?: string; seat?: Seat };
}
/** What a seat's player is called. */
export type Names = (seat: Seat) => string;

/** One turn being thought about. Made by the frame for the seat that acts; the board and the action bar share it. */
export interface Draft {
  /** The position to draw: live, replayed, or with the draft's actions previewed. */
  readonly position: Position;
  /** Where the game is, without the draft. */
  readonly base: Position;
  /** The actions taken in the draft, not sent yet. */
  readonly actions: unknown[];
  /** Actions that were chosen and are still being tried by the server: shown at once, as pending. */
  readonly pending: readonly unknown[];
  /** Whether the turn it is about is at its end: nothing can be added, only confirmed or taken back. */
  readonly complete: boolean;
  /** Moves open now (after the draft), or null. */
  readonly moves: unknown | null;
  /** The seat that acts on this screen, or null. */
  readonly seat: Seat | null;
  readonly busy: boolean;
  /** What the draft has done so far. */
  readonly events: unknown[];
  /** The last refusal, worded, to be shown near the pointer and in the action bar; cleared by the next try. */
  readonly refusal: { text: string; section: string | null } | null;
  /** Adds an action to the draft after asking the server for a preview; a refusal is shown, nothing is added. Several wait for each other. */
  add(action: unknown): Promise<boolean>;
  /** Puts one action in place of the whole draft; if it is refused, the draft stays as it was. */
  replace(action: unknown): Promise<boolean>;
  /** Looks at what an action, or several in order, would lead to, without adding anything (cached). */
  look(action: unknown, ...then: unknown[]): Promise<Preview | null>;
  /** Takes the last action of the draft back, or all. */
  back(): void;
  clear(): void;
  /** Sends the draft (or, given, these actions at once). */
  send(actions?: unknown[]): Promise<void>;
}

export interface BoardProps {
  draft: Draft;
  names: Names;
  /** Whether the position is the table's present one, not a moment of the past or of a show. */
  live: boolean;
  moment: Moment;
  dock: Dock;
}
export interface PricesProps {
  /** Options of the table, as far as they are not the usual ones. */
  options: Record<string, unknown>;
  /** As the record's header writes them; null: the built-in ones. */
  prices: Record<string, unknown> | null;
}
export interface ActionsProps extends BoardProps {}
export interface PanelsProps extends BoardProps {}
