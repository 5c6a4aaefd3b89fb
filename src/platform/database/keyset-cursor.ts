import { z } from 'zod';
import { isPlace, type KeysetOrder, type Place } from './keyset.ts';

const cursorSchema = z.tuple([z.string(), z.string(), z.array(z.string())]).rest(z.number().int().min(0));

/** A place as people carry it around: nothing to read, nothing to rely on. */
export function encodeCursor({ name, direction }: KeysetOrder, { keys, part }: Place): string {
  const place = [name, direction, keys, ...(part === undefined ? [] : [part])];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Undefined for whatever is not a place of this very order: then the list begins anew. */
export function decodeCursor(order: KeysetOrder, cursor: string | undefined): Place | undefined {
  const parsed = cursorSchema.safeParse(cursor === undefined ? undefined : parseJson(cursor));
  if (!parsed.success) return undefined;
  const [name, direction, keys, part] = parsed.data;
  const place = { keys, part };
  const isOfOrder = name === order.name && direction === order.direction;
  return isOfOrder && isPlace(order, place) ? place : undefined;
}

/** A page and where the next one begins. Of the rows one more was asked for than the page has: whether there is a next. */
export function pageOf<Row extends Place>(
  order: KeysetOrder,
  rows: readonly Row[],
  size: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, nextCursor: last ? encodeCursor(order, last) : null };
}
