type Moved = { at: string; credits: number; balanceAfter: number };

/** What the balance was from one moment to the next, both in milliseconds. */
export type BalanceStep = { fromMs: number; untilMs: number; balance: number };

/**
 * From the transactions as they are listed, the latest first, up to now: the balance stands still between two of them. What
 * happened at one moment is one step.
 */
export function balanceSteps(transactions: readonly Moved[], now: string): BalanceStep[] {
  const oldestFirst = transactions.toReversed();
  const end = Date.parse(now);
  return oldestFirst.flatMap(({ at, balanceAfter }, index) => {
    const fromMs = Date.parse(at);
    const next = oldestFirst[index + 1];
    const untilMs = next ? Date.parse(next.at) : Math.max(end, fromMs);
    return untilMs > fromMs || !next ? [{ fromMs, untilMs, balance: balanceAfter }] : [];
  });
}
