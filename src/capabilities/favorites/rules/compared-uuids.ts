import { readUuidList } from '#base/uuid-list.ts';
import { MOST_COMPARED } from './favorite-limits.ts';

/** Which vendors an address compares. */
export function readComparedUuids(text: string): string[] {
  return readUuidList(text, MOST_COMPARED);
}
