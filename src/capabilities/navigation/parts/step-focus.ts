const FORWARD = ['ArrowDown', 'ArrowRight'];
const BACKWARD = ['ArrowUp', 'ArrowLeft'];

/** The place a key leads to in a list of `count`, going round at its ends; undefined for any other key. */
export function stepIndex(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (FORWARD.includes(key)) return (from + 1) % count;
  if (BACKWARD.includes(key)) return (from <= 0 ? count : from) - 1;
  return undefined;
}

/** Moves focus among the elements. False when the key is none of its own. */
export function stepFocus(elements: readonly HTMLElement[], key: string): boolean {
  const active = document.activeElement;
  const from = active instanceof HTMLElement ? elements.indexOf(active) : -1;
  const target = stepIndex(key, from, elements.length);
  if (target === undefined) return false;
  elements[target]?.focus();
  return true;
}
