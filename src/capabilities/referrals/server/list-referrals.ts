import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { slugify } from '#base/text.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, csvLines } from '#platform/csv/csv-lines.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Referral, ReferralPage } from '../contract/referrals.contract.ts';
import { referralStatusAt, senderActions } from '../rules/referral-states.ts';
import { STATUS_LABELS } from '../rules/referral-words.ts';
import { type ListedReferral, listReferrals, REFERRAL_ORDER } from './referrals.store.ts';

const PAGE = 20;
const MOST_ROWS = 10_000;

function presentListing(listing: ListedReferral['listing']): Referral['listing'] {
  const category = listing && categoryByNodeId(listing.taxonomyNodeId);
  return category ? { name: listing.name, slug: listing.slug, taxonomyKey: category.taxonomyKey } : null;
}

function presentReferral({ referral, listing }: ListedReferral, now: Date, canRefer: boolean): Referral {
  const { id, way, email, businessName, refusal, credits, changedAt } = referral;
  return {
    ...{ uuid: id, way, email, businessName, refusal, credits },
    listing: presentListing(listing),
    status: referralStatusAt(referral, now),
    at: changedAt.toISOString(),
    actions: canRefer && email !== null ? senderActions(referral, now) : [],
  };
}

type Deps = Pick<Platform, 'db' | 'clock'>;

export async function readReferrals(
  { db, clock }: Deps,
  actor: SignedInActor,
  { uuid, cursor }: { uuid: string; cursor?: string | undefined },
): Promise<Result<ReferralPage>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-credits');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const after = decodeCursor(REFERRAL_ORDER, cursor);
  const rows = await listReferrals(db, storefront.id, { after, limit: PAGE + 1 });
  const { page, nextCursor } = pageOf(REFERRAL_ORDER, rows, PAGE);
  const canRefer = allowed.includes('manage-credits');
  return ok({ referrals: page.map((row) => presentReferral(row, clock.now(), canRefer)), nextCursor });
}

const HEADER = ['When', 'Email', 'Business', 'Listing', 'State', 'Credits'];

export async function exportReferrals(
  { db, clock }: Deps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<File>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-credits');
  if (!entered.ok) return entered;
  const { storefront } = entered.value;
  const rows = await listReferrals(db, storefront.id, { after: undefined, limit: MOST_ROWS });
  const now = clock.now();
  const lines = rows
    .map((row) => presentReferral(row, now, false))
    .map(({ at, email, businessName, listing, status, credits }) => [
      at,
      email ?? '',
      businessName,
      listing?.name ?? '',
      STATUS_LABELS[status],
      credits === null ? '' : String(credits),
    ]);
  const name = `referrals-${slugify(storefront.name) || 'listing'}-${calendarDateOf(now)}.csv`;
  return ok(
    new File([BYTE_ORDER_MARK, csvLines([HEADER, ...lines])], name, { type: 'text/csv; charset=utf-8' }),
  );
}
