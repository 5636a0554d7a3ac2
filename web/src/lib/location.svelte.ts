import { parse, type Route } from "./router";

/** Where the page is. Links to our own pages are followed without loading anything. */
class Place {
  #route = $state.raw<Route>(parse(location.pathname, location.hash));

  get route(): Route {
    return this.#route;
  }

  /** Goes to another page; `replace` keeps it out of the browser's history. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (!replace && !location.hash) scrollTo(0, 0);
  }

  /** Follows the browser's own buttons and clicks on links. Returns what stops it. */
  listen(): () => void {
    const read = () => this.#read();
    const click = (event: MouseEvent) => this.#click(event);
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", read);
      removeEventListener("hashchange", read);
      document.removeEventListener("click", click);
    };
  }

  #read(): void {
    this.#route = parse(location.pathname, location.hash);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
