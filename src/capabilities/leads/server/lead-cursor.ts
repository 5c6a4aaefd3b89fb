import { z } from 'zod';
import { isCalendarDate } from '#base/calendar-date.ts';
import type { LeadSortKey, LeadSortOrder } from '../rules/lead-sort.ts';
import { LEAD_STAGES } from './lead-stages.ts';

export type LeadOrder = { sort: LeadSortKey; order: LeadSortOrder };

/** What an order compares, one after the other; the lead's own uuid decides where all is equal. */
export type KeyKind = 'instant' | 'day' | 'name' | 'rank';

export const KEY_KINDS: Readonly<Record<LeadSortKey, readonly KeyKind[]>> = {
  recent: ['instant'],
  'created-at': ['instant'],
  'updated-at': ['instant'],
  name: ['name'],
  'wedding-date': ['day'],
  // Many share a tier; among them the latest word decides.
  tier: ['rank', 'instant'],
};

/** The last lead of a page: where the next one goes on. */
export type LeadPlace = {
  keys: string[];
  uuid: string;
  /** Of a search: how well it was found, as a number. */
  stage?: number | undefined;
};

const placeSchema = z.tuple([z.string(), z.string(), z.array(z.string()), z.uuid()]).rest(
  z
    .number()
    .int()
    .min(0)
    .max(LEAD_STAGES.length - 1),
);

const IS_KEY: Readonly<Record<KeyKind, (text: string) => boolean>> = {
  /** Microseconds since 1970, all the database keeps. */
  instant: (text) => /^\d{1,16}$/.test(text),
  day: isCalendarDate,
  // The one character PostgreSQL cannot hold.
  name: (text) => !text.includes('\0'),
  rank: (text) => /^[123]$/.test(text),
};

export function encodeCursor({ sort, order }: LeadOrder, { keys, uuid, stage }: LeadPlace): string {
  const place = [sort, order, keys, uuid, ...(stage === undefined ? [] : [stage])];
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
export function decodeCursor(cursor: string | undefined, wanted: LeadOrder): LeadPlace | undefined {
  const parsed = placeSchema.safeParse(cursor === undefined ? undefined : parseJson(cursor));
  if (!parsed.success) return undefined;
  const [sort, order, keys, uuid, stage] = parsed.data;
  const kinds = KEY_KINDS[wanted.sort];
  if (sort !== wanted.sort || order !== wanted.order || keys.length !== kinds.length) return undefined;
  return kinds.every((kind, index) => IS_KEY[kind](keys[index] ?? '')) ? { keys, uuid, stage } : undefined;
}
