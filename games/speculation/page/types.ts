import type * as frame from "$lib/game";
import type * as draws from "$lib/verify";
import type {
  SpeculationAction,
  SpeculationEvent,
  SpeculationMoves,
  SpeculationOutcome,
  SpeculationRule,
  SpeculationView,
} from "./protocol";

/** What is this game's own in the frame's types. */
export interface Game extends frame.GameTypes {
  view: SpeculationView;
  action: SpeculationAction;
  moves: SpeculationMoves;
  event: SpeculationEvent;
  rule: SpeculationRule;
  outcome: SpeculationOutcome;
  order: never;
  cause: never;
}

export type ActionsProps = frame.ActionsProps<Game>;
export type BoardProps = frame.BoardProps<Game>;
export type Draft = frame.Draft<Game>;
export type GameModule = frame.GameModule<Game>;
export type Moment = frame.Moment<Game>;
export type PanelsProps = frame.PanelsProps<Game>;
export type Position = frame.Position<Game>;
export type Showing = frame.Showing<Game>;
export type Step = frame.Step<Game>;
export type Bags = draws.Bags<Game>;
export type Outcomes = draws.Outcomes<Game>;
