import type { CountPlan } from './count-plan.ts';

/** What is cooked and what it costs, in whole plates and cents. Without a price there are only plates. */
export type CountBill = {
  guaranteed: number;
  today: number;
  /** Kept ready above the guaranteed count. */
  reserve: number;
  /** Of those who came later: whom the reserve feeds, at the usual price. */
  fromReserve: number;
  /** Beyond guarantee and reserve. */
  late: number;
  /** Promised, and nobody comes for them; they are paid all the same. */
  unused: number;
  cents: { guaranteed: number; fromReserve: number; late: number; unused: number; total: number } | null;
};

/** Portions above a count: part of one is a whole one. */
export function reserveOf(count: number, percent: number): number {
  return Math.ceil((count * percent) / 100);
}

/** Nothing goes below what was promised, and what comes later costs more: caterers’ usual terms. */
export function countBill(
  guaranteed: number,
  today: number,
  { reservePercent, plateCents, latePercent }: Omit<CountPlan, 'freezeOn'>,
): CountBill {
  const reserve = reserveOf(guaranteed, reservePercent);
  const more = Math.max(0, today - guaranteed);
  const fromReserve = Math.min(more, reserve);
  const late = more - fromReserve;
  const unused = Math.max(0, guaranteed - today);
  const bill = { guaranteed, today, reserve, fromReserve, late, unused };
  if (plateCents === null) return { ...bill, cents: null };
  // In favor of who cooks, as on their own bill: a part of a cent is a whole one.
  const latePlate = Math.ceil((plateCents * (100 + latePercent)) / 100);
  const cents = {
    guaranteed: guaranteed * plateCents,
    fromReserve: fromReserve * plateCents,
    late: late * latePlate,
    unused: unused * plateCents,
  };
  return { ...bill, cents: { ...cents, total: cents.guaranteed + cents.fromReserve + cents.late } };
}
