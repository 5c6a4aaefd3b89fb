import { createHash } from 'node:crypto';
import { readAllHouseholds, readEvents } from '#capabilities/guests/server/index.ts';
import { findTableNumbers } from '#capabilities/seating/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DayPack } from '../../contract/phone.contract.ts';
import { isFor } from '../../rules/run-sheet-choices.ts';
import type { RunSheetItem } from '../../rules/run-sheet-item.ts';
import { dayZone } from '../day-frame.ts';
import { findFrame, listItems } from '../plan/day.store.ts';
import { readVendors } from '../present-vendors.ts';
import { packGuests } from './pack-guests.ts';

export type PackReader = Pick<DayPack, 'reader' | 'isHelper' | 'rights' | 'until'>;

const HASH_LETTERS = 22;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, HASH_LETTERS);

/** What is for the couple alone keeps its time, so that delays are counted alike, and nothing else. */
function forHelper(item: RunSheetItem): RunSheetItem {
  if (isFor(item.audience, 'HELPERS') || isFor(item.audience, 'VENDORS') || isFor(item.audience, 'PARTY'))
    return item;
  return { ...item, title: 'For the couple', owner: '', place: '', note: '' };
}

async function readParty(tx: Tx, weddingId: string, day: string | null): Promise<DayPack['households']> {
  const events = await readEvents(tx, weddingId);
  const today = events.filter(({ date }) => day === null || date === null || date === day);
  const seats = await findTableNumbers(
    tx,
    today.map(({ uuid }) => uuid),
  );
  const tables = new Map(seats.map(({ guestUuid, number }) => [guestUuid, String(number)]));
  return packGuests({ households: await readAllHouseholds(tx, weddingId), events, day }, tables);
}

/** All that one phone keeps, cut to what its reader may do. Nothing where the wedding is gone. */
export async function buildPack(tx: Tx, weddingId: string, reader: PackReader): Promise<DayPack | undefined> {
  const frame = await findFrame(tx, weddingId);
  if (!frame) return undefined;
  const { rights, isHelper } = reader;
  const items = rights.includes('TIMELINE')
    ? (await listItems(tx, weddingId)).map(({ version: _, ...item }) => item)
    : [];
  const vendors = rights.includes('VENDORS') ? await readVendors(tx, weddingId) : [];
  const households = rights.includes('CHECK_IN') ? await readParty(tx, weddingId, frame.day) : [];
  const pack = {
    ...reader,
    wedding: hashOf(`day:${weddingId}`),
    couple: frame.couple,
    day: frame.day,
    timeZone: dayZone(frame),
    items: isHelper ? items.map(forHelper) : items,
    vendors: vendors.map(({ isBooked: _, version: __, ...vendor }) => vendor),
    households,
  };
  return { ...pack, version: hashOf(JSON.stringify(pack)) };
}
