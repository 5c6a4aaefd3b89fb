import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiryChanged, inquiryWritten } from '../events.ts';
import {
  type InquiryChanges,
  type InquiryRow,
  insertEvent,
  insertInquiry,
  type NewEvent,
  type NewInquiry,
  updateInquiry,
} from './store.ts';

type Deps = Pick<Platform, 'events'>;

/** The one way to change an inquiry: `before` is its locked row. What is counted and found by it follows at once. */
export async function changeInquiry(
  tx: Tx,
  { events }: Deps,
  before: InquiryRow,
  changes: InquiryChanges,
): Promise<InquiryRow> {
  const after = await updateInquiry(tx, before, changes);
  await events.emit(tx, inquiryChanged, { before, after });
  return after;
}

export async function addInquiry(tx: Tx, { events }: Deps, inquiry: NewInquiry): Promise<InquiryRow> {
  const after = await insertInquiry(tx, inquiry);
  await events.emit(tx, inquiryChanged, { before: undefined, after });
  return after;
}

/** Adds to a thread what happened in it. */
export async function addEvent(tx: Tx, { events }: Deps, event: NewEvent): Promise<void> {
  await insertEvent(tx, event);
  await events.emit(tx, inquiryWritten, event);
}
