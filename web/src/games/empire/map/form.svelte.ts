import { recall, remember } from "../../../lib/keep";

/** Whether the map is drawn or listed; kept for the next game. */
class MapForm {
  #listed = $state(recall<boolean>("1861.listed", false));

  get listed(): boolean {
    return this.#listed;
  }
  set listed(listed: boolean) {
    this.#listed = listed;
    remember("1861.listed", listed);
  }
}

export const form = new MapForm();
