/** What came of many requests: how often which status, and how long they took. */
export function createTally() {
  const statuses = new Map<string, number>();
  const times: number[] = [];
  const percentile = (share: number) => {
    const sorted = times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  };
  return {
    add(status: number | string, ms: number): void {
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
      times.push(ms);
    },
    count: () => times.length,
    of: (status: number | string) => statuses.get(String(status)) ?? 0,
    /** '200 × 1,204 · 503 × 88' */
    statuses: () =>
      [...statuses]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([status, count]) => `${status} × ${count.toLocaleString('en-US')}`)
        .join(' · '),
    other: (...expected: (number | string)[]) =>
      [...statuses.keys()].filter((status) => !expected.map(String).includes(status)),
    p50: () => percentile(0.5),
    p99: () => percentile(0.99),
    longest: () => times.reduce((most, ms) => Math.max(most, ms), 0),
  };
}

export type Tally = ReturnType<typeof createTally>;
