import type * as frame from "$lib/game";
import type {
  G1861Action,
  G1861Cause,
  G1861Event,
  G1861Moves,
  G1861Order,
  G1861Rule,
  G1861View,
} from "./protocol";

/** What is this game's own in the frame's types. */
export interface Game extends frame.GameTypes {
  view: G1861View;
  action: G1861Action;
  moves: G1861Moves;
  event: G1861Event;
  rule: G1861Rule;
  outcome: never;
  order: G1861Order;
  cause: G1861Cause;
}

export type ActionsProps = frame.ActionsProps<Game>;
export type BoardProps = frame.BoardProps<Game>;
export type Draft = frame.Draft<Game>;
export type GameModule = frame.GameModule<Game>;
export type Moment = frame.Moment<Game>;
export type OrderFormProps = frame.OrderFormProps<Game>;
export type OrderModule = frame.OrderModule<Game>;
export type PanelsProps = frame.PanelsProps<Game>;
export type Position = frame.Position<Game>;
export type Preview = frame.Preview<Game>;
export type Showing = frame.Showing<Game>;
export type Step = frame.Step<Game>;
