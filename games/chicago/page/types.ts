import type * as frame from "$lib/game";
import type {
  ChicagoAction,
  ChicagoEvent,
  ChicagoMoves,
  ChicagoRule,
  ChicagoView,
} from "./protocol";

/** What is this game's own in the frame's types. */
export interface Game extends frame.GameTypes {
  view: ChicagoView;
  action: ChicagoAction;
  moves: ChicagoMoves;
  event: ChicagoEvent;
  rule: ChicagoRule;
  outcome: never;
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
export type Preview = frame.Preview<Game>;
export type Showing = frame.Showing<Game>;
export type Step = frame.Step<Game>;
