import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '#base/result.ts';
import { slugify } from '#base/text.ts';
import { findHome } from '#capabilities/places/server/index.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { metroTypeOf } from '../../rules/metro-types.ts';
import { addMember } from '../members.store.ts';
import { findStorefrontOfMember } from '../store.ts';
import { findCityName, findFreshDraft, insertListing, lockNewListings } from './new-listing.store.ts';
import { isSlugTaken } from './write-listing.store.ts';

type NewListing = {
  /** Of whoever begins it, the same with every press: it stands for one listing. */
  key: string;
  category: TaxonomyKey;
  name: string;
  cityId: number;
};

/** A page's address has room for so much; behind it stands a number where the address is taken. */
const LONGEST_SLUG = 72;
const USUAL_MILES = 50;
/** So long a draft of the same name is the one somebody has open in another tab. */
const FRESH_MS = 60 * 60 * 1000;

/** The same uuid for the same key of the same person, and nobody else's for anybody. */
function uuidOf(userId: string, key: string): string {
  const hex = createHash('sha256').update(`listing ${userId} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function* slugsFor(name: string, cityName: string): Generator<string> {
  const slug = slugify(`${name} ${cityName}`).slice(0, LONGEST_SLUG).replace(/-$/, '');
  yield slug;
  for (let suffix = 2; ; suffix += 1) yield `${slug}-${suffix}`;
}

/** A draft that nobody but its owner knows of. Pressed twice, or in two tabs, it is made once. */
export async function createListing(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  userId: string,
  { key, category, name, cityId }: NewListing,
): Promise<Result<{ uuid: string }>> {
  const uuid = uuidOf(userId, key);
  await lockNewListings(tx, userId);
  if (await findStorefrontOfMember(tx, userId, uuid)) return ok({ uuid });
  const [home, cityName] = [await findHome(tx, cityId, ''), await findCityName(tx, cityId)];
  if (!home || cityName === undefined) {
    const message = 'Please enter a location';
    return fail('invalid_input', message, { fields: { cityId: message } });
  }
  const { taxonomyNodeId } = marketplaceCategory(category);
  const now = clock.now();
  const since = new Date(now.getTime() - FRESH_MS);
  const fresh = await findFreshDraft(tx, userId, { taxonomyNodeId, name, cityId, since });
  if (fresh) return ok({ uuid: fresh });
  for (const slug of slugsFor(name, cityName)) {
    if (await isSlugTaken(tx, { id: 0, taxonomyNodeId, slug })) continue;
    const { lat, lon, market_id: marketId, population, miles_to_market_center: milesToMarketCenter } = home;
    const id = await insertListing(tx, {
      uuid,
      taxonomyNodeId,
      name,
      slug,
      cityId,
      marketId,
      lat,
      lon,
      metroType: metroTypeOf({ population, milesToMarketCenter }),
      travelRadiusMiles: category === 'wedding-venues' ? 0 : USUAL_MILES,
      claimedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (id !== undefined) {
      await addMember(tx, { storefrontId: id, userId, role: 'OWNER', joinedAt: now });
      return ok({ uuid });
    }
    // Somebody took the address, or the other of two presses made the listing meanwhile.
    if (await findStorefrontOfMember(tx, userId, uuid)) return ok({ uuid });
  }
  throw new Error('There is always another address.');
}
