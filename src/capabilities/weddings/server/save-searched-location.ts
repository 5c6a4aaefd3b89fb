import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { LocationType, SearchedLocation } from '../rules/searched-location.ts';
import { placeExists, rememberLocation } from './locations.store.ts';

type Given = { type: LocationType; slug?: string | null | undefined };

export async function saveSearchedLocation(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { type, slug }: Given,
): Promise<Result<SearchedLocation>> {
  return transact(db, async (tx) => {
    const isKnown = type === 'ALL_MARKETS' || (await placeExists(tx, type, slug ?? ''));
    if (!isKnown) return fail('place.not_found', 'We don’t know this place.');
    const location = { type, slug: type === 'ALL_MARKETS' ? null : (slug ?? null) };
    await rememberLocation(tx, actor.userId, { ...location, updatedAt: clock.now() });
    return ok(location);
  });
}
