import { fail, ok, type Result } from '#base/result.ts';
import type { QuoteLine } from '#capabilities/inquiries/rules/quote-sheet.ts';
import { demandStorefrontAbility, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { QuotePackage } from '../../contract/quote-packages.contract.ts';
import {
  countOtherPackages,
  deletePackage,
  findPackageFor,
  keepPackage,
  listPackages,
  lockPackages,
  type QuotePackageRow,
} from './quote-packages.store.ts';

const MOST_PACKAGES = 20;

type Deps = Pick<Platform, 'db' | 'clock'>;

function presentPackage({ uuid, title, lines, depositCents }: QuotePackageRow): QuotePackage {
  return { uuid, title, lines, depositCents };
}

export async function listQuotePackages(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<QuotePackage[]>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'move-leads');
  if (!entered.ok) return entered;
  return ok((await listPackages(db, entered.value.storefront.id)).map(presentPackage));
}

type Saved = { storefrontUuid: string; title: string; lines: QuoteLine[]; depositCents: number | null };

/** Kept for everyone who answers leads of the storefront. */
export function saveQuotePackage(
  { db, clock }: Deps,
  actor: SignedInActor,
  { storefrontUuid, title, lines, depositCents }: Saved,
): Promise<Result<QuotePackage>> {
  return transact(db, async (tx) => {
    const entered = await enterStorefront(tx, actor, storefrontUuid, 'move-leads');
    if (!entered.ok) return entered;
    const storefrontId = entered.value.storefront.id;
    await lockPackages(tx, storefrontId);
    if ((await countOtherPackages(tx, storefrontId, title)) >= MOST_PACKAGES) {
      return fail('quote_package.too_many', `You can keep ${MOST_PACKAGES} packages. Delete one first.`);
    }
    const row = { uuid: clock.uuid(), storefrontId, title, lines, depositCents, updatedAt: clock.now() };
    return ok(presentPackage(await keepPackage(tx, row)));
  });
}

export function deleteQuotePackage(
  { db }: Pick<Deps, 'db'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<undefined>> {
  return transact(db, async (tx) => {
    const found = await findPackageFor(tx, userId, uuid);
    if (!found) return fail('quote_package.not_found', 'This package is no longer here.');
    const member = demandStorefrontAbility(found, 'move-leads');
    if (!member.ok) return member;
    await deletePackage(tx, uuid);
    return ok(undefined);
  });
}
