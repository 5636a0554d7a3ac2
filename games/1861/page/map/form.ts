import { MapForm } from "$hexmap";

/** How the map is shown. */
export const form = new MapForm("1861");
/** Whether the numbers of the tiles are written on them also from afar. */
export const numbers = form.option("numbers");
