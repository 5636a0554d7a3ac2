import printed from "../data/figures.json";

/** Amounts that are bid or paid. */
export interface Range {
  lowest: number;
  highest: number;
  step: number;
}

/** A typed amount brought into the range, on one of its steps. */
export function within(amount: number, { lowest, highest, step }: Range): number {
  if (!Number.isFinite(amount)) return lowest;
  const steps = Math.round((amount - lowest) / step);
  const most = Math.floor((highest - lowest) / step);
  return lowest + Math.max(0, Math.min(most, steps)) * step;
}

/** Bids go up by it. */
export const BID_STEP: number = printed.auction.step;

const starts = printed.market.starts;
const minorStarts = starts
  .filter(({ price, zone }) => zone !== "purple" && price <= printed.auction.minor_highest_price)
  .map(({ price }) => price);

/** The price at which a minor starts after this bid: half of it, rounded down to a start price. */
export function minorStart(bid: number): number {
  return (
    minorStarts.findLast((price) => price * printed.shares.of_minor <= bid) ?? minorStarts[0] ?? 0
  );
}

/** The bids worth a button: the lowest, one and two steps more, and the next ones that start the minor higher. */
export function bidSteps(range: Range, minor: boolean): number[] {
  const { lowest, highest, step } = range;
  const higher = minor
    ? minorStarts
        .map((price) => price * printed.shares.of_minor)
        .filter((bid) => bid > lowest + 2 * step)
        .slice(0, 2)
    : [lowest + 4 * step];
  const wished = [lowest, lowest + step, lowest + 2 * step, ...higher];
  return [...new Set(wished)].filter((bid) => bid <= highest);
}

/** How many shares the director's certificate counts. */
export const DIRECTOR_SHARES: number = printed.shares.of_director;
/** What the second tile of a turn costs, terrain aside. */
export const SECOND_LAY: number = printed.track.second_lay;
/** What a company owes each turn for a loan. */
export const INTEREST: number = printed.loans.interest;

/** What each share of a company earned of its revenue: nothing is rounded, half-pays and treasuries aside. */
export function perShare(revenue: number, kind: "minor" | "public" | "state"): number {
  return kind === "state"
    ? 0
    : revenue / (kind === "public" ? printed.shares.of_public : printed.shares.of_minor);
}
