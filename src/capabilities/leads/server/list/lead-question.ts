import type { EnteredStorefront } from '#capabilities/storefronts/server/index.ts';
import type { LeadsWanted } from '../../contract/leads.contract.ts';
import { defaultOrderOf } from '../../rules/lead-sort.ts';
import type { LeadQuestion } from './lead-pages.store.ts';

/** Which leads a member asks for, whether to see them or to take them along. */
export function leadQuestion(
  entered: readonly EnteredStorefront[],
  { view, filter, sort, order = defaultOrderOf(sort), name = '' }: LeadsWanted,
  now: Date,
): Omit<LeadQuestion, 'after' | 'limit'> {
  const listings = entered.map(({ storefront, allowed }) => ({
    storefrontId: storefront.id,
    seesContacts: allowed.includes('read-couple-contacts'),
  }));
  // Words belong to a business; without one there are none to look among.
  return { listings, view, filter, sort, order, name: listings.length > 0 ? name : '', now };
}
