import { parseDollars } from '#base/money.ts';

/** The slider's scale, in whole dollars. */
export type PriceScale = { max: number; step: number };

/** The line below the slider, hydrated or not. */
export const sliderTextStyle = '-mt-1 mb-2 text-center text-sm tabular-nums';

const STEPS_WANTED = 40;
const ROUND_STEPS = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

/** A scale that holds every price of the place, in steps that people would name. */
export function priceScale(maxCents: number): PriceScale {
  const dollars = Math.max(Math.ceil(maxCents / 100), 1);
  const step = ROUND_STEPS.find((round) => dollars / round <= STEPS_WANTED) ?? 25_000;
  return { max: Math.ceil(dollars / step) * step, step };
}

/** The parameter for two ends in whole dollars; an empty or topmost end is open. */
export function priceParameter(min: string, max: string): string {
  const from = wholeDollars(min) ?? 0;
  const to = wholeDollars(max);
  if (to === undefined) return from === 0 ? '' : `${from}-max`;
  return from > to ? `${to}-${from}` : `${from}-${to}`;
}

function wholeDollars(text: string): number | undefined {
  const cents = parseDollars(text);
  return cents === undefined || cents >= 10_000_000_000 ? undefined : Math.floor(cents / 100);
}
