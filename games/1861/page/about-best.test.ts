import { afterEach, describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte";
import { aboutBest } from "./about-best";

describe("what is said of the routes that are offered", () => {
  afterEach(() => (settings.language = "en"));
  it("is that they are proved, where nothing can bring more", () => {
    settings.language = "en";
    expect(aboutBest({ revenue: 1060, at_most: 1060 })).toEqual({
      best: "proved best",
      drawing: "the best bring 1060",
    });
    settings.language = "fr";
    expect(aboutBest({ revenue: 1060, at_most: 1060 }).best).toBe("optimum prouvé");
  });
  it("is otherwise how much others could bring at most", () => {
    settings.language = "en";
    expect(aboutBest({ revenue: 870, at_most: 930 })).toEqual({
      best: "best found, at most 930",
      drawing: "the best found bring 870, none more than 930",
    });
    settings.language = "fr";
    expect(aboutBest({ revenue: 870, at_most: 930 }).best).toBe("meilleur trouvé, au plus 930");
  });
});
