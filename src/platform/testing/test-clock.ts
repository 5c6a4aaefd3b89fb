import { type Clock, systemClock } from '#platform/clock.ts';

export type TestClock = Clock & {
  /** Moves time forward for everyone who asks this clock. */
  advance(milliseconds: number): void;
};

/** Real time plus what a test has travelled: the auth library and the database keep their own watch. */
export function createTestClock(): TestClock {
  let offset = 0;
  return {
    ...systemClock,
    now: () => new Date(systemClock.now().getTime() + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
