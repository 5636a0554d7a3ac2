import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import Page from "./Page.svelte";

const target = document.getElementById("page");
if (target) mount(Page, { target });
