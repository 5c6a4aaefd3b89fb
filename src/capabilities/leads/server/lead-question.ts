import { mayInStorefront } from '#capabilities/storefronts/rules/storefront-roles.ts';
import type { LeadsWanted } from '../contract/leads.contract.ts';
import { defaultOrderOf } from '../rules/lead-sort.ts';
import type { LeadQuestion } from './lead-pages.store.ts';
import type { OwnStorefront } from './own-storefront.ts';

/** Which leads a member asks for, whether to see them or to take them along. */
export function leadQuestion(
  { id: storefrontId, role }: OwnStorefront,
  { view, filter, sort, order = defaultOrderOf(sort), name = '' }: LeadsWanted,
  now: Date,
): Omit<LeadQuestion, 'after' | 'limit'> {
  const seesContacts = mayInStorefront(role, 'read-couple-contacts');
  return { storefrontId, view, filter, sort, order, name, seesContacts, now };
}
