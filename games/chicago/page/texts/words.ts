import type { ChicagoDial, ChicagoEnding, ChicagoIndustry, ChicagoReason } from "../protocol";
import type { Text } from "$lib/texts";

/** Names of the things of the game. */

export const dialTexts: Record<ChicagoDial, Text> = {
  auction: { en: "Auction", fr: "Enchère" },
  expand: { en: "Expansion", fr: "Extension" },
  develop: { en: "Development", fr: "Développement" },
};

export const industryTexts: Record<ChicagoIndustry, string> = {
  detroit: "Detroit",
  wheeling: "Wheeling",
  pittsburgh: "Pittsburgh",
};

export const endingTexts: Record<ChicagoEnding, Text> = {
  locomotives: {
    en: "three companies have no locomotives left",
    fr: "trois compagnies n’ont plus de locomotives",
  },
  shares: {
    en: "three companies have no shares left",
    fr: "trois compagnies n’ont plus d’actions à vendre",
  },
  houses: { en: "three houses or fewer are left", fr: "il reste trois maisons ou moins" },
  detroit: { en: "Detroit stands on 8", fr: "Detroit est sur 8" },
};

export const reasonTexts: Record<ChicagoReason, Text> = {
  opening: { en: "Opening auction", fr: "Enchère d’ouverture" },
  offer: { en: "Share offered", fr: "Action mise aux enchères" },
  wabash: { en: "First Wabash share", fr: "Première action de Wabash" },
};

/** Where there is no room for more. */
export const shortDialTexts: Record<ChicagoDial, Text> = {
  auction: { en: "Auct.", fr: "Ench." },
  expand: { en: "Exp.", fr: "Ext." },
  develop: { en: "Dev.", fr: "Dév." },
};
