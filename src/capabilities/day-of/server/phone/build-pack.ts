import { createHash } from 'node:crypto';
import { readAllHouseholds, readEvents } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DayPack } from '../../contract/phone.contract.ts';
import { isFor } from '../../rules/run-sheet-choices.ts';
import type { RunSheetItem } from '../../rules/run-sheet-item.ts';
import { dayZone } from '../day-frame.ts';
import { findFrame, listItems } from '../plan/day.store.ts';
import { readVendors } from '../present-vendors.ts';
import { packGuests } from './pack-guests.ts';
import { readTablesOfGuests } from './tables-of-guests.ts';

export type PackReader = Pick<DayPack, 'reader' | 'isHelper' | 'rights' | 'until'>;

const HASH_LETTERS = 22;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, HASH_LETTERS);

/** What is for the couple alone keeps its time, so that delays are counted alike, and nothing else. */
function forHelper(item: RunSheetItem): RunSheetItem {
  if (isFor(item.audience, 'HELPERS') || isFor(item.audience, 'VENDORS') || isFor(item.audience, 'PARTY'))
    return item;
  return { ...item, title: 'For the couple', owner: '', place: '', note: '' };
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
  const households = rights.includes('CHECK_IN')
    ? packGuests(
        {
          households: await readAllHouseholds(tx, weddingId),
          events: await readEvents(tx, weddingId),
          day: frame.day,
        },
        await readTablesOfGuests(tx, weddingId),
      )
    : [];
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
