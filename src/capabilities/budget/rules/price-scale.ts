type Prices = {
  lowCents: number;
  lowerQuartileCents: number;
  medianCents: number;
  upperQuartileCents: number;
  highCents: number;
};

/** Where prices lie on a line from the lowest to the highest, in percent; a plan beyond its ends lies at them. */
export function priceScale(prices: Prices, plannedCents: number) {
  const { lowCents, highCents } = prices;
  const width = Math.max(highCents - lowCents, 1);
  const at = (cents: number) => Math.min(Math.max(((cents - lowCents) / width) * 100, 0), 100);
  return {
    lowerQuartile: at(prices.lowerQuartileCents),
    median: at(prices.medianCents),
    upperQuartile: at(prices.upperQuartileCents),
    planned: at(plannedCents),
  };
}

/** Fewer say nothing about a place. */
const LEAST_LISTINGS = 5;

type Offered = { categoryKey: string; listings: number; unit: string | null };

/** What compares with a line: a price a head with one that is counted, the price of the whole with any other. */
export function priceOfLine<Price extends Offered>(
  prices: readonly Price[],
  { categoryKey, countedBy }: { categoryKey: string | null; countedBy: string | null },
): Price | undefined {
  return prices.find(
    (price) =>
      price.categoryKey === categoryKey &&
      price.listings >= LEAST_LISTINGS &&
      (price.unit !== null) === (countedBy !== null),
  );
}
