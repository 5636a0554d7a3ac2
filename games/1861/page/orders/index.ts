import type { OrderModule } from "$lib/game";
import Form from "./Form.svelte";
import { ended, name, outlook } from "./texts";
import { waitsFor } from "./wishes";

/** The standing orders of 1861. */
export const orders: OrderModule = { Form, name, outlook, waitsFor, ended };
