import type { ChicagoCompany, ChicagoView } from "../protocol";
import { COMPANIES, incomeMarker } from "../companies";

/** A marker on the income track: where it stands and in which lane, so that none covers another. */
export interface Marker {
  company: ChicagoCompany;
  income: number;
  at: number;
  token: boolean;
  lane: number;
}

/** `room` is how many steps of the track one marker covers; a marker with the +50 token covers twice as many. */
export function markers(view: ChicagoView, room: number): Marker[] {
  const ends: number[] = [];
  return COMPANIES.filter((company) => view.companies[company].open)
    .map((company) => ({
      company,
      income: view.companies[company].income,
      ...incomeMarker(view.companies[company].income),
    }))
    .sort((a, b) => a.at - b.at)
    .map((marker) => {
      const width = marker.token ? room * 2 : room;
      let lane = ends.findIndex((end) => marker.at - width / 2 >= end);
      if (lane < 0) lane = ends.length;
      ends[lane] = marker.at + width / 2;
      return { ...marker, lane };
    })
    .sort((a, b) => COMPANIES.indexOf(a.company) - COMPANIES.indexOf(b.company));
}
