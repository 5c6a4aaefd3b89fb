/** A card is not charged with less. */
export const SMALLEST_CHARGE_CENTS = 50;

type Stretch = { startsAt: Date; endsAt: Date; paidCents: number };

/** What another plan costs now and from when it holds, as it is shown before anybody pays. */
export type PlanChange = { startsAt: Date; dueCents: number; unusedCents: number };

/** What is left of what was paid, by the time that is left; never more than was paid. */
export function unusedCents({ startsAt, endsAt, paidCents }: Stretch, now: Date): number {
  const whole = endsAt.getTime() - startsAt.getTime();
  const left = Math.min(whole, Math.max(0, endsAt.getTime() - now.getTime()));
  if (whole <= 0) return 0;
  // In whole numbers: cents times milliseconds is beyond what numbers can count exactly.
  return Number((BigInt(paidCents) * BigInt(left)) / BigInt(whole));
}

/**
 * A dearer plan begins at once, and what is not used yet of the old one is taken off. A cheaper one begins when the old one is
 * over: nothing is paid twice, and nothing is paid back in part.
 */
export function planChange(current: Stretch, nextDueCents: number, now: Date): PlanChange {
  const unused = unusedCents(current, now);
  return nextDueCents - unused >= SMALLEST_CHARGE_CENTS
    ? { startsAt: now, dueCents: nextDueCents - unused, unusedCents: unused }
    : { startsAt: current.endsAt, dueCents: nextDueCents, unusedCents: 0 };
}
