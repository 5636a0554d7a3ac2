import { recall, remember } from "$lib/browser-storage";

/** How the map is drawn: as a list, with the names of its hexes, with the numbers of the tiles; kept for the next game. */
class MapForm {
  #listed = $state(recall<boolean>("1861.listed", false));
  #coordinates = $state(recall<boolean>("1861.coordinates", false));
  #numbers = $state(recall<boolean>("1861.numbers", false));

  get listed(): boolean {
    return this.#listed;
  }
  set listed(listed: boolean) {
    this.#listed = listed;
    remember("1861.listed", listed);
  }
  get coordinates(): boolean {
    return this.#coordinates;
  }
  set coordinates(shown: boolean) {
    this.#coordinates = shown;
    remember("1861.coordinates", shown);
  }
  get numbers(): boolean {
    return this.#numbers;
  }
  set numbers(shown: boolean) {
    this.#numbers = shown;
    remember("1861.numbers", shown);
  }
}

export const form = new MapForm();
