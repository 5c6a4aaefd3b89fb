export type WorkGate = {
  /** Waits for a free place, then works. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  /** How many wait for a place right now. */
  waiting(): number;
};

/** Lets so many work at once; the others wait in line. */
export function createWorkGate(places: number): WorkGate {
  const line: (() => void)[] = [];
  let free = places;

  return {
    waiting: () => line.length,
    async run(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => line.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes straight to the next in line, so that nobody overtakes.
        const next = line.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
