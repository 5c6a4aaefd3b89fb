import { type TaxPlace, taxCentsAt, taxOf } from '#base/tax-of.ts';

export type PurchaseQuote = {
  netCents: number;
  taxCents: number;
  /** Null where no tax is due. */
  tax: { state: string; ratePercent: number } | null;
  totalCents: number;
};

/** What a listing at this place pays for something at this price. */
export function quoteOf(
  priceCents: number,
  place: TaxPlace | null,
  registrations: readonly string[],
): PurchaseQuote {
  const line = taxOf(priceCents, place, registrations);
  const taxCents = line?.cents ?? 0;
  return {
    netCents: priceCents,
    taxCents,
    tax: line && { state: line.state, ratePercent: line.ratePercent },
    totalCents: priceCents + taxCents,
  };
}

/** All that a price is made of. It is kept with the purchase, so that anybody can work it out again. */
export type PriceInputs = {
  listCents: number;
  percentOff: number;
  /** What is left of the plan that this one takes the place of. */
  unusedCents: number;
  /** In thousandths of a percent; null where no tax is due. */
  taxRate: number | null;
};

export type Price = {
  discountCents: number;
  /** As much of it as there is to pay. */
  unusedCents: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
};

/** Rounded down. */
export const discountOf = (cents: number, percentOff: number) => Math.floor((cents * percentOff) / 100);

/** The discount first; then what is left of the old plan; then the tax on the rest. */
export function priceOf({ listCents, percentOff, unusedCents, taxRate }: PriceInputs): Price {
  const discountCents = discountOf(listCents, percentOff);
  const usedUp = Math.min(unusedCents, listCents - discountCents);
  const netCents = listCents - discountCents - usedUp;
  const taxCents = taxRate === null ? 0 : taxCentsAt(netCents, taxRate);
  return { discountCents, unusedCents: usedUp, netCents, taxCents, totalCents: netCents + taxCents };
}
