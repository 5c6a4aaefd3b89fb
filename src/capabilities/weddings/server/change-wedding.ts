import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { WeddingSave } from '../contract.ts';
import { weddingChanged } from '../events.ts';
import { findCity, insertLocation, updateWedding, type WeddingChanges, type WeddingRow } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

export type ChangeDeps = Pick<Platform, 'clock' | 'events'>;

const PLAIN_FIELDS = [
  'primaryFirstName',
  'primaryLastName',
  'partnerFirstName',
  'partnerLastName',
  'cityId',
  'guestCount',
  'budgetCents',
  'planningStage',
] as const;

/** What was given, in the form it is stored. */
function wantedValues(wedding: WeddingRow, given: WeddingSave, now: Date): WeddingChanges {
  const plain = PLAIN_FIELDS.filter((field) => given[field] !== undefined).map((field) => [
    field,
    given[field],
  ]);
  const wanted: WeddingChanges = Object.fromEntries(plain);
  if (given.location !== undefined) wanted.location = given.location || null;
  if (given.weddingDate !== undefined) {
    wanted.weddingDate = given.weddingDate;
    wanted.dateStatus = given.weddingDate === null ? 'NOT_YET' : 'SET';
  }
  if (given.onboarded && !wedding.onboardedAt) wanted.onboardedAt = now;
  return wanted;
}

function differing(wedding: WeddingRow, wanted: WeddingChanges): WeddingChanges {
  const entries = Object.entries(wanted) as [keyof WeddingChanges, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => wedding[field] !== value));
}

/** Writes what differs, keeps the trail of cities, and tells the other screens and areas. Nothing at all when nothing differs. */
export async function changeWedding(
  tx: Tx,
  { clock, events }: ChangeDeps,
  { wedding, given }: { wedding: WeddingRow; given: WeddingSave },
): Promise<void> {
  const now = clock.now();
  const changes = differing(wedding, wantedValues(wedding, given, now));
  if (Object.keys(changes).length === 0) return;
  await updateWedding(tx, wedding.id, { ...changes, updatedAt: now });
  const city = typeof changes.cityId === 'number' ? await findCity(tx, changes.cityId) : undefined;
  if (city) {
    await insertLocation(tx, {
      weddingId: wedding.id,
      cityId: city.id,
      location: `${city.name}, ${city.stateCode}`,
      recordedAt: now,
    });
  }
  await publishLive(tx, weddingTopic(wedding.id), { kind: 'wedding', id: wedding.id });
  await events.emit(tx, weddingChanged, { weddingId: wedding.id });
}
