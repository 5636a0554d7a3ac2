import { MapForm } from "$hexmap";
import { recall } from "$lib/browser-storage";

/** How the map is shown. Earlier pages kept whether it was a list by another name. */
export const form = new MapForm("chicago", recall<string>("chicago.form", "map") === "list");
