import { NEW_YORK_RATES, STATE_RATES } from './tax-rates.data.ts';

/** Where a buyer is, as far as taxes ask. */
export type TaxPlace = { stateCode: string; county: string };

export type TaxLine = { state: string; ratePercent: number; cents: number };

/** Whether the rate of every place in a state is known here. */
export function isTaxKnown(stateCode: string): boolean {
  return stateCode === 'NY' || stateCode in STATE_RATES;
}

/** A county as places name it: ‘Columbia County’ is ‘Columbia’. */
const plainCounty = (county: string) => county.replace(/ county$/i, '').trim();

function rateOf({ stateCode, county }: TaxPlace): number | undefined {
  return stateCode === 'NY' ? NEW_YORK_RATES.get(plainCounty(county)) : STATE_RATES[stateCode];
}

/** In thousandths of a percent, because 8.875 × 2500 is not what it seems in binary. Rounded half up. */
export function taxCentsAt(cents: number, rateThousandths: number): number {
  return Math.floor((cents * rateThousandths + 50_000) / 100_000);
}

/**
 * What a line of this many cents is taxed: only where the operator is registered, and nothing at all elsewhere. A county of
 * New York that is not in the table is nobody’s guess.
 */
export function taxOf(
  cents: number,
  place: TaxPlace | null,
  registrations: readonly string[],
): TaxLine | null {
  if (!place || !registrations.includes(place.stateCode)) return null;
  const ratePercent = rateOf(place);
  if (ratePercent === undefined)
    throw new RangeError(`No rate is known for ${place.county}, ${place.stateCode}.`);
  if (ratePercent === 0) return null;
  return {
    state: place.stateCode,
    ratePercent,
    cents: taxCentsAt(cents, Math.round(ratePercent * 1000)),
  };
}
