import { fail, ok, type Result } from '#base/result.ts';
import { readForStaff } from '#capabilities/credits/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { CreditGrant, FoundListing, StaffAccount } from '../contract/support-credits.contract.ts';
import { presentGrant } from './grant-credits.ts';
import { findListing, type ListingRow, listGrantsOf, listListings, listProposed } from './grants.store.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

function presentListing({ uuid, name, city, stateCode, published, owner }: ListingRow): FoundListing {
  return { uuid, name, cityName: city ? `${city}, ${stateCode}` : '', published, owner };
}

export async function findCreditListings({ db }: Deps, query: string): Promise<FoundListing[]> {
  return (await listListings(db, query)).map(presentListing);
}

export async function listProposedGrants({ db }: Deps, actor: SignedInActor): Promise<CreditGrant[]> {
  return (await listProposed(db)).map((view) => presentGrant(view, actor));
}

export async function readCreditAccount(
  { db, clock }: Deps,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<StaffAccount>> {
  const listing = await findListing(db, storefrontUuid);
  if (!listing) return fail('grant.no_listing', 'We can’t find this listing.');
  const grants = await listGrantsOf(db, listing.id);
  return ok({
    listing: presentListing(listing),
    ...(await readForStaff(db, { clock }, listing)),
    grants: grants.map((view) => presentGrant(view, actor)),
  });
}
