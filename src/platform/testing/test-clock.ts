import { type Clock, systemClock } from '#platform/clock.ts';

export type TestClock = Clock & {
  /** Moves time forward for everyone who asks this clock. */
  advance(milliseconds: number): void;
  /** Moves to where a window of this length begins, so that a limit does not start anew in the middle of a test. */
  advanceToWindow(milliseconds: number): void;
};

/** Real time plus what a test has travelled: the auth library and the database keep their own watch. */
export function createTestClock(): TestClock {
  let offset = 0;
  const now = () => new Date(systemClock.now().getTime() + offset);
  return {
    ...systemClock,
    now,
    advance(milliseconds) {
      offset += milliseconds;
    },
    advanceToWindow(milliseconds) {
      offset += milliseconds - (now().getTime() % milliseconds);
    },
  };
}
