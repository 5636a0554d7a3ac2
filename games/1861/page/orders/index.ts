import Form from "./Form.svelte";
import { ended, name, outlook } from "./texts";
import { waitsFor } from "./wishes";
import type { OrderModule } from "../types";

/** The standing orders of 1861. */
export const orders: OrderModule = { Form, name, outlook, waitsFor, ended };
