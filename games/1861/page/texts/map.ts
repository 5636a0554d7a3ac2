import { de } from "$lib/french";
import { list, plural, type Text, type Texts } from "$lib/texts";
import type { Colour, Edge } from "../data";

/** The keys of the map. Where they lie is the same everywhere; what is written on them is not. */
export const shortcuts: { keys: Text; does: Text }[] = [
  {
    keys: { en: "N", fr: "N" },
    does: {
      en: "to the next hex where something can be done; Space chooses it",
      fr: "prochaine case où l’on peut agir ; Espace la choisit",
    },
  },
  {
    keys: { en: "← → ↑ ↓", fr: "← → ↑ ↓" },
    does: { en: "on the map: from hex to hex", fr: "sur la carte : de case en case" },
  },
  {
    keys: { en: "Q E A D", fr: "A E Q D" },
    does: { en: "on the map: diagonally", fr: "sur la carte : en diagonale" },
  },
  { keys: { en: "R", fr: "R" }, does: { en: "turns the tile", fr: "tourne la tuile" } },
  {
    keys: { en: "+ − 0", fr: "+ − 0" },
    does: {
      en: "on the map: closer, further, all",
      fr: "sur la carte : plus près, plus loin, tout",
    },
  },
];

/** Words on the map and around it. */
export const mapTexts = {
  drawn: { en: "Back to the map", fr: "Revenir à la carte" },
  options: { en: "What the map shows, and its keys", fr: "Affichage de la carte et raccourcis" },
  coordinates: { en: "Coordinates of the hexes", fr: "Coordonnées des cases" },
  numbers: { en: "Numbers of the tiles", fr: "Numéros des tuiles" },
  asList: { en: "The map as a list", fr: "La carte en liste" },
  mapLabel: {
    en: "Map. Arrow keys move from hex to hex, Q, E, A and D diagonally, N to the next hex where something can be done, Space chooses it; plus and minus zoom, zero shows all.",
    fr: "Carte. Les flèches vont d’hexagone en hexagone, A, E, Q et D en diagonale, N vers le prochain où l’on peut agir, Espace le choisit ; plus et moins changent l’échelle, zéro montre tout.",
  },

  // On the sheet
  baltic: { en: "Baltic Sea", fr: "Mer Baltique" },
  finland: { en: "Gulf of Finland", fr: "Golfe de Finlande" },
  ladoga: { en: "Lake\nLadoga", fr: "Lac\nLadoga" },
  onega: { en: "Lake\nOnega", fr: "Lac\nOnega" },
  blackSea: { en: "Black Sea", fr: "Mer Noire" },
  azov: { en: "Sea of Azov", fr: "Mer d’Azov" },
  caspian: { en: "Caspian Sea", fr: "Mer Caspienne" },
  grandDuchy: { en: "FINLAND", fr: "FINLANDE" },
  prussia: { en: "PRUSSIA", fr: "PRUSSE" },
  austria: { en: "AUSTRIA", fr: "AUTRICHE" },
  crimea: { en: "CRIMEA", fr: "CRIMÉE" },
  siberia: { en: "SIBERIA", fr: "SIBÉRIE" },
  kirghiz: { en: "KIRGHIZ STEPPE", fr: "STEPPE KIRGHIZE" },
  title: { en: "The railways of the Russian Empire", fr: "Les chemins de fer de l’Empire russe" },
  legendCost: { en: "cost of the first tile", fr: "coût de la première tuile" },
  legendTown: { en: "town", fr: "petite ville" },
  legendCity: { en: "city, a circle for a token", fr: "ville, un cercle par jeton" },
  legendKept: { en: "kept for a company", fr: "réservé à une compagnie" },
  legendBlocked: { en: "closed by a private", fr: "fermé par une privée" },
  legendPips: { en: "how far a tile is upgraded", fr: "degré d’une tuile" },

  // About a hex
  plain: { en: "plain", fr: "plaine" },
  town: { en: "town", fr: "petite ville" },
  cities: {
    en: (n: number) => (n === 1 ? "city" : `${n} cities`),
    fr: (n: number) => (n === 1 ? "ville" : `${n} villes`),
  },
  pays: { en: (n: number) => `pays ${n}`, fr: (n: number) => `rapporte ${n}` },
  areaPays: {
    en: (revenue: readonly number[], now: number) =>
      `pays ${revenue.join(", ")} phase by phase, now ${revenue[now]}`,
    fr: (revenue: readonly number[], now: number) =>
      `rapporte ${revenue.join(", ")} selon la phase, maintenant ${revenue[now]}`,
  },
  labelled: { en: (label: string) => `label ${label}`, fr: (label: string) => `lettre ${label}` },
  ground: { en: (n: number) => `first tile ${n}`, fr: (n: number) => `première tuile ${n}` },
  tile: { en: (tile: string) => `Tile ${tile}`, fr: (tile: string) => `Tuile ${tile}` },
  leads: {
    en: (edges: readonly string[]) => `track to the ${list(edges, "en")}`,
    fr: (edges: readonly string[]) => `voie vers ${list(edges, "fr")}`,
  },
  tokensOf: {
    en: (companies: readonly string[]) =>
      `${plural(companies.length, "en", "token", "tokens")} of ${list(companies, "en")}`,
    fr: (companies: readonly string[]) =>
      `${plural(companies.length, "fr", "jeton", "jetons")} ${list(companies.map(de), "fr")}`,
  },
  free: {
    en: (n: number) => `${n} free ${plural(n, "en", "circle", "circles")}`,
    fr: (n: number) => `${n} ${plural(n, "fr", "cercle libre", "cercles libres")}`,
  },
  keptFor: {
    en: (companies: readonly string[]) => `kept for ${list(companies, "en")}`,
    fr: (companies: readonly string[]) => `réservé à ${list(companies, "fr")}`,
  },
  closedBy: {
    en: (private_: string) => `closed by ${private_}`,
    fr: (private_: string) => `fermé par ${private_}`,
  },
  printed: { en: "printed for good", fr: "imprimé, immuable" },

  // What can be done
  canLay: {
    en: (tiles: number, cost: number) =>
      `${tiles} ${plural(tiles, "en", "tile fits", "tiles fit")}, ${cost === 0 ? "no cost" : `cost ${cost}`}`,
    fr: (tiles: number, cost: number) =>
      `${tiles} ${plural(tiles, "fr", "tuile convient", "tuiles conviennent")}, ${cost === 0 ? "gratuit" : `coût ${cost}`}`,
  },
  canToken: {
    en: (price: number) =>
      price === 0 ? "a token can be placed, no cost" : `a token can be placed for ${price}`,
    fr: (price: number) =>
      price === 0 ? "un jeton peut être posé, gratuit" : `un jeton peut être posé pour ${price}`,
  },
  canRemove: { en: "the token here can go", fr: "le jeton d’ici peut partir" },
  tapAgain: { en: "Tap again to choose", fr: "Touchez encore pour choisir" },
  whichCity: { en: "Which city?", fr: "Quelle ville ?" },
  cityTo: {
    en: (edges: readonly string[]) => `with track to the ${list(edges, "en")}`,
    fr: (edges: readonly string[]) => `reliée vers ${list(edges, "fr")}`,
  },
  city: { en: (n: number) => `City ${n}`, fr: (n: number) => `Ville ${n}` },
  noCost: { en: "no cost", fr: "gratuit" },
  cost: { en: (n: number) => `cost ${n}`, fr: (n: number) => `coût ${n}` },

  // Choosing a tile
  dial: {
    en: (place: string) =>
      `Tiles that fit in ${place}. Left and right choose a tile, up and down turn it, Enter lays it, Escape goes back.`,
    fr: (place: string) =>
      `Tuiles qui conviennent à ${place}. Gauche et droite choisissent une tuile, haut et bas la tournent, Entrée la pose, Échap revient.`,
  },
  ways: { en: "How it lies", fr: "Orientation" },
  turnKeys: {
    en: "R or ↑ ↓ turns it, ← → another tile; so does another press on the hex.",
    fr: "R ou ↑ ↓ la tourne, ← → une autre tuile ; un nouvel appui sur la case aussi.",
  },
  turnLeft: { en: "Turn left", fr: "Tourner à gauche" },
  turnRight: { en: "Turn right", fr: "Tourner à droite" },
  left: { en: (n: number) => `${n} left`, fr: (n: number) => `il en reste ${n}` },
  always: { en: "always enough", fr: "toujours disponible" },
  layHere: {
    en: (tile: string, place: string, _cost: number) => `Lay tile ${tile} in ${place}`,
    fr: (tile: string, place: string, _cost: number) => `Poser la tuile ${tile} à ${place}`,
  },
  layHereFor: {
    en: (tile: string, place: string, cost: number) => `Lay tile ${tile} in ${place} for ${cost}`,
    fr: (tile: string, place: string, cost: number) =>
      `Poser la tuile ${tile} à ${place} pour ${cost}`,
  },
  lay: { en: "Lay", fr: "Poser" },
  layFor: { en: (n: number) => `Lay for ${n}`, fr: (n: number) => `Poser pour ${n}` },
  cancel: { en: "Cancel", fr: "Annuler" },
  revenue: { en: (n: number) => `revenue ${n}`, fr: (n: number) => `revenu ${n}` },
  revenueHeading: { en: "Revenue", fr: "Revenu" },
  change: {
    en: (by: number) => (by === 0 ? "as before" : by > 0 ? `${by} more` : `${-by} less`),
    fr: (by: number) => (by === 0 ? "comme avant" : by > 0 ? `${by} de plus` : `${-by} de moins`),
  },
  finding: { en: "finding the best run", fr: "recherche du meilleur parcours" },
  toFind: {
    en: (n: number) => `${n} ${plural(n, "en", "run", "runs")} still to find`,
    fr: (n: number) => `${n} ${plural(n, "fr", "parcours reste", "parcours restent")} à trouver`,
  },
  noRun: { en: "no train runs", fr: "aucun train ne circule" },
  best: { en: "best", fr: "meilleur" },

  // The list
  hex: { en: "Hex", fr: "Hexagone" },
  what: { en: "What lies there", fr: "Ce qui s’y trouve" },
  value: { en: "Value", fr: "Valeur" },
  costHeading: { en: "Cost", fr: "Coût" },
  tileHeading: { en: "Tile", fr: "Tuile" },
  track: { en: "Track to", fr: "Voie vers" },
  leftHeading: { en: "Left", fr: "Reste" },
  tokensHeading: { en: "Tokens", fr: "Jetons" },
  possibleHexes: {
    en: (n: number) => `${n} ${plural(n, "en", "hex", "hexes")} where something can be done`,
    fr: (n: number) =>
      `${n} ${plural(n, "fr", "hexagone où l’on peut agir", "hexagones où l’on peut agir")}`,
  },
  stops: { en: "Cities, towns and red areas", fr: "Villes, petites villes et zones rouges" },
  rest: { en: "Other hexes", fr: "Autres hexagones" },
  tilesFor: { en: "Tiles", fr: "Tuiles" },
  placeHere: {
    en: (price: number) => (price === 0 ? "Place token" : `Place token, ${price}`),
    fr: (price: number) => (price === 0 ? "Poser un jeton" : `Poser un jeton, ${price}`),
  },
  removeHere: { en: "Remove token", fr: "Retirer le jeton" },
} satisfies Texts;

/** The sides of a hex. */
export const edgeTexts: Record<Edge, Text> = {
  0: { en: "south", fr: "le sud" },
  1: { en: "south-west", fr: "le sud-ouest" },
  2: { en: "north-west", fr: "le nord-ouest" },
  3: { en: "north", fr: "le nord" },
  4: { en: "north-east", fr: "le nord-est" },
  5: { en: "south-east", fr: "le sud-est" },
};

export const colourTexts: Record<Colour, Text> = {
  white: { en: "no tile", fr: "sans tuile" },
  yellow: { en: "yellow", fr: "jaune" },
  green: { en: "green", fr: "verte" },
  brown: { en: "brown", fr: "brune" },
  grey: { en: "grey", fr: "grise" },
  red: { en: "red area", fr: "zone rouge" },
};
