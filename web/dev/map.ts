import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "../src/games/empire/empire.css";
import MapPage from "./MapPage.svelte";

/** The map of 1861 without a server: /dev/map.html?fixture=late while `npm run dev` is on. */
const wanted = new URLSearchParams(location.search);
const fixture = await (await fetch(`/dev/fixtures/${wanted.get("fixture") ?? "late"}.json`)).json();
const target = document.getElementById("page");
if (target) mount(MapPage, { target, props: { fixture } });
