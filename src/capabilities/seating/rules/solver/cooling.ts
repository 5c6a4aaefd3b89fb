/** How willing the search is to take a step back: whole numbers, rounded so far that every engine has the same ones. */
const LEVELS = 128;
const HOT = 12;
const COLD = 1;
/** The last levels take no step back any more. */
const FROZEN = 8;
const SCALE = 1024;
const CHANCES = 4096;

const TEMPERATURES = Int32Array.from({ length: LEVELS }, (_, level) =>
  level >= LEVELS - FROZEN ? 0 : Math.round(SCALE * HOT * (COLD / HOT) ** (level / (LEVELS - FROZEN - 1))),
);
/** How many points at a temperature of one each chance gives away. */
const PATIENCE = Int32Array.from({ length: CHANCES }, (_, chance) =>
  Math.round(-SCALE * Math.log((chance + 0.5) / CHANCES)),
);

export function levelOf(step: number, steps: number): number {
  return Math.min(LEVELS - 1, Math.floor((step * LEVELS) / steps));
}

/** Whether a change of so many points is taken, given 32 bits of chance. */
export function isTaken(points: number, level: number, bits: number): boolean {
  if (points >= 0) return true;
  const limit = (TEMPERATURES[level] as number) * (PATIENCE[bits >>> 20] as number);
  return -points * SCALE * SCALE <= limit;
}
