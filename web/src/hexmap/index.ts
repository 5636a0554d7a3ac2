/**
 * The hex map: one for every game that is played on hexes.
 *
 * It owns
 * - geometry (`grid.ts`): ids, middles, sides and outlines of hexes, flat-topped or pointed, numbered by ones or by twos;
 * - what is seen (`zoom`, `viewport`, `gestures`): dragging, wheel, pinch and the keys + − 0. While the map moves, its layers are only
 *   stretched; when it rests they are drawn again, as sharp as the screen can. Moves that nobody's hand makes glide;
 * - layers (`HexMap.svelte`, `Layer.svelte`): ground, board and marks are drawings of their own, so that what changes on one is not
 *   drawn again on the others. Their coordinates are the units of the drawing; `level` is a class for what is left out from afar;
 * - the hexes as buttons (`HexButtons.svelte`) and the keys between them (`keys.ts`): one hex is in the tab order, arrows and letters move
 *   the focus, N goes to the next hex that can be chosen, from anywhere on the page; Enter and Space choose;
 * - pointing (`map-state.svelte.ts`): which hex is hovered, focused, tapped once, refused, and when that is over;
 * - the callout (`Callout.svelte`, `CalloutText.svelte`): beside its hex, inside the window, where it covers least of what can be chosen;
 * - the list form (`HexList.svelte`) and the switches that are kept (`form.svelte.ts`);
 * - ink (`ground/`): shores from cells of water, waterlines, trees and peaks, names of places; hexes that can be chosen
 *   (`ChoosableHexes.svelte`), what is recent and what is being told (`Marks.svelte`).
 *
 * A game hands in
 * - its grid, its hexes and the edges of its drawing, and a name for each hex that says all there is to know about it;
 * - which hexes can be chosen now, and what choosing one does (`HexMapOptions`);
 * - what is drawn, as snippets: `ground`, `board`, `marks`, `callout`, and whatever stands over the map;
 * - where the map goes by itself (`map.bring`): only the game knows what a decision is about;
 * - its inks, as custom properties: `--sea`, `--halo`, `--print`, `--choosable`, `--recent` …
 *
 * It knows no game, no rule and no move.
 */
export { default as CalloutText } from "./CalloutText.svelte";
export { default as ChoosableHexes } from "./ChoosableHexes.svelte";
export { MapForm } from "./form.svelte";
export * from "./grid";
export * from "./ground/ink";
export { default as PlaceNames } from "./ground/PlaceNames.svelte";
export { default as Relief } from "./ground/Relief.svelte";
export { outline, watersOf, type Water } from "./ground/shore";
export { default as Waters } from "./ground/Waters.svelte";
export { default as HexList } from "./HexList.svelte";
export { default as HexMap } from "./HexMap.svelte";
export { HexKeys } from "./keys";
export { HexMapState } from "./map-state.svelte";
export { default as Marks } from "./Marks.svelte";
export { idsOf } from "./places";
export * from "./points";
export { SETTLED } from "./viewport.svelte";
export { boxOf, type Seen, type Zoom } from "./zoom.svelte";
export { default as ZoomButtons } from "./ZoomButtons.svelte";
