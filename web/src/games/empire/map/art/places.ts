/** What is written on the sheet beside the hexes: seas, lands and mountains, in units of the drawing. */
export const PLACES = [
  { key: "baltic", x: -62, y: 40, size: 17, turn: -62, kind: "water" },
  { key: "finland", x: 120, y: 38, size: 9.5, turn: 24, kind: "water" },
  { key: "ladoga", x: 375, y: -2, size: 9.5, turn: 0, kind: "water" },
  { key: "onega", x: 525, y: -34, size: 9.5, turn: 0, kind: "water" },
  { key: "blackSea", x: 262, y: 996, size: 19, turn: 0, kind: "water" },
  { key: "azov", x: 487, y: 944, size: 10, turn: -14, kind: "water" },
  { key: "caspian", x: 1064, y: 958, size: 17, turn: 0, kind: "water" },
  { key: "grandDuchy", x: 246, y: -66, size: 10.5, turn: 0, kind: "land" },
  { key: "prussia", x: -58, y: 318, size: 11, turn: 0, kind: "land" },
  { key: "austria", x: -62, y: 790, size: 11, turn: 0, kind: "land" },
  { key: "crimea", x: 375, y: 968, size: 9, turn: 0, kind: "land" },
  { key: "siberia", x: 1236, y: 92, size: 13, turn: 0, kind: "land" },
  { key: "kirghiz", x: 1032, y: 598, size: 11, turn: 0, kind: "land" },
] as const;
