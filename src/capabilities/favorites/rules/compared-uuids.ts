import { MOST_COMPARED } from './favorite-limits.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which vendors an address compares: junk and doubles are left out, and so is what no longer fits. */
export function readComparedUuids(text: string): string[] {
  const uuids = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => UUID.test(part));
  return [...new Set(uuids)].slice(0, MOST_COMPARED);
}
