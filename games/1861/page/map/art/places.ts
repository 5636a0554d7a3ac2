/** What is written on the sheet beside the hexes: seas, lands and mountains, in units of the drawing. */
export const PLACES = [
  { key: "baltic", x: -44, y: 62, size: 16, turn: -62, kind: "water" },
  { key: "finland", x: 120, y: 38, size: 9.5, turn: 24, kind: "water" },
  { key: "ladoga", x: 375, y: -2, size: 9.5, turn: 0, kind: "water" },
  { key: "onega", x: 525, y: -22, size: 9.5, turn: 0, kind: "water" },
  { key: "blackSea", x: 262, y: 972, size: 18, turn: 0, kind: "water" },
  { key: "azov", x: 487, y: 940, size: 10, turn: -14, kind: "water" },
  { key: "caspian", x: 1064, y: 940, size: 17, turn: 0, kind: "water" },
  { key: "grandDuchy", x: 262, y: -46, size: 10.5, turn: 0, kind: "land" },
  { key: "prussia", x: -30, y: 330, size: 11, turn: 0, kind: "land" },
  { key: "austria", x: -28, y: 806, size: 11, turn: 0, kind: "land" },
  { key: "crimea", x: 375, y: 952, size: 9, turn: 0, kind: "land" },
  { key: "siberia", x: 1222, y: 60, size: 13, turn: 0, kind: "land" },
  { key: "kirghiz", x: 1032, y: 598, size: 11, turn: 0, kind: "land" },
] as const;
