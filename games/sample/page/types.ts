import type * as frame from "$lib/game";
import type * as draws from "$lib/verify";
import type {
  SampleAction,
  SampleEvent,
  SampleMoves,
  SampleOutcome,
  SampleRule,
  SampleView,
} from "./protocol";

/** What is this game's own in the frame's types. */
export interface Game extends frame.GameTypes {
  view: SampleView;
  action: SampleAction;
  moves: SampleMoves;
  event: SampleEvent;
  rule: SampleRule;
  outcome: SampleOutcome;
  order: never;
  cause: never;
}

export type ActionsProps = frame.ActionsProps<Game>;
export type BoardProps = frame.BoardProps<Game>;
export type Draft = frame.Draft<Game>;
export type GameModule = frame.GameModule<Game>;
export type PanelsProps = frame.PanelsProps<Game>;
export type Showing = frame.Showing<Game>;
export type Bags = draws.Bags<Game>;
