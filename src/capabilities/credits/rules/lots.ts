export const LOT_SOURCES = ['BOUGHT', 'GIVEN', 'REFUNDED', 'MOVED'] as const;
export type LotSource = (typeof LOT_SOURCES)[number];

export type Lot = {
  id: string;
  granted: number;
  remaining: number;
  /** Of all that was granted. */
  costCents: number;
  expiresAt: Date;
  createdAt: Date;
};

export type LotUse = { lotId: string; amount: number; costCents: number };

/** Each credit costs the same whole cents; the last one of the lot takes what that leaves over. */
export function costOfUse(
  { granted, remaining, costCents }: Omit<Lot, 'id' | 'expiresAt' | 'createdAt'>,
  amount: number,
): number {
  if (!Number.isInteger(amount) || amount < 1 || amount > remaining)
    throw new RangeError(`${amount} of ${remaining} credits cannot be used.`);
  const each = Math.floor(costCents / granted);
  return amount === remaining ? costCents - each * (granted - remaining) : each * amount;
}

const byEnd = (one: Lot, other: Lot) =>
  one.expiresAt.getTime() - other.expiresAt.getTime() ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  (one.id < other.id ? -1 : 1);

/** What can still be spent at this moment. */
export const openLots = <Some extends Pick<Lot, 'remaining' | 'expiresAt'>>(
  lots: readonly Some[],
  now: Date,
): Some[] => lots.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt > now);

export const sumOf = (lots: readonly Pick<Lot, 'remaining'>[]): number =>
  lots.reduce((sum, { remaining }) => sum + remaining, 0);

/** From which lots so many credits are taken: those that end first, then the oldest. Undefined where they are too few. */
export function chooseLots<Some extends Lot>(
  lots: readonly Some[],
  credits: number,
  now: Date,
): (LotUse & { lot: Some })[] | undefined {
  const uses: (LotUse & { lot: Some })[] = [];
  let missing = credits;
  for (const lot of openLots(lots, now).toSorted(byEnd)) {
    if (missing === 0) break;
    const amount = Math.min(missing, lot.remaining);
    uses.push({ lot, lotId: lot.id, amount, costCents: costOfUse(lot, amount) });
    missing -= amount;
  }
  return missing === 0 ? uses : undefined;
}

export const costOf = (uses: readonly Pick<LotUse, 'costCents'>[]): number =>
  uses.reduce((sum, { costCents }) => sum + costCents, 0);

/** Of the tax of a purchase, what belongs to the part that is left; all of it where all is left. */
export function taxOfRest(
  { granted, remaining }: Pick<Lot, 'granted' | 'remaining'>,
  taxCents: number,
): number {
  return Math.floor((taxCents * remaining) / granted);
}
