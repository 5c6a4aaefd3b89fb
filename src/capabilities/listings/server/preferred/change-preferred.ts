import { fail, ok, type Result } from '#base/result.ts';
import {
  enterStorefront,
  findColleague,
  listPreferred,
  lockListing,
  noteStorefrontChange,
  replacePreferred,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { PreferredList } from '../../contract/preferred.contract.ts';
import { applyPreferredChange, type PreferredChange } from '../../rules/preferred-change.ts';
import { textProblem } from '../../rules/screen-section.ts';
import { listingTopic } from '../listing-topics.ts';
import { presentPreferred } from './read-preferred.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/** One change of the recommendations, on whatever they are by now. */
export function changePreferred(
  deps: Deps,
  actor: SignedInActor,
  { uuid, change }: { uuid: string; change: PreferredChange },
): Promise<Result<PreferredList>> {
  return transact(deps.db, async (tx): Promise<Result<PreferredList>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const { storefront } = entered.value;
    const problem = 'note' in change ? textProblem(change.note) : undefined;
    if (problem) return fail('invalid_input', problem, { fields: { note: problem } });
    await lockListing(tx, storefront.id);
    const colleague = change.kind === 'add' ? await findColleague(tx, change.vendorUuid) : undefined;
    if (change.kind === 'add' && (!colleague || colleague.id === storefront.id)) {
      return fail('listing.vendor_unknown', 'We can’t find this vendor.');
    }
    const added = colleague && { ...colleague, note: '', isMutual: false };
    const after = applyPreferredChange(await listPreferred(tx, storefront.id), change, added);
    if (!after) return fail('listing.preferred_refused', 'That vendor is gone, or your list is full.');
    await replacePreferred(tx, storefront.id, after);
    await noteStorefrontChange(tx, deps, storefront.id);
    await publishLive(tx, listingTopic(storefront.id), { kind: 'listing', id: uuid });
    return ok(await presentPreferred(tx, entered.value));
  });
}
