import { fail, ok, type Result } from '#base/result.ts';
import { enterStorefront, lockListing } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { SectionState } from '../../contract/editor.contract.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { listingGone, sectionUnknown } from '../refusals.ts';
import { presentSection, readKept } from './section-state.ts';
import { markAsked } from './sections.store.ts';

/** Screening can be wrong; a person of ours looks at it then. */
export function askForLook(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, sectionKey }: { uuid: string; sectionKey: string },
): Promise<Result<SectionState>> {
  return transact(db, async (tx): Promise<Result<SectionState>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const listing = await lockListing(tx, entered.value.storefront.id);
    if (!listing) return listingGone();
    const section = findSection(listing.category, sectionKey);
    if (!section) return sectionUnknown();
    if (!(await markAsked(tx, { storefrontId: listing.id, sectionKey }, clock.now()))) {
      return fail('listing.nothing_held', 'Nothing in this section is waiting.');
    }
    return ok(presentSection(listing, section, await readKept(tx, listing.id), actor.userId));
  });
}
