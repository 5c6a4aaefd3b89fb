import { createFacetLookup } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import type { RequestFacts } from '../contract/fields.ts';
import { maskContacts } from '../rules/mask-contacts.ts';
import type { RequestRow } from './sending.store.ts';

/** An option that was taken out of the catalogue since is left out. */
const facets = createFacetLookup({ strict: false });

type Reader = { seesBudget: boolean; isGuarded: boolean };

export function presentRequest(
  request: RequestRow | null,
  { seesBudget, isGuarded }: Reader,
): RequestFacts | null {
  if (!request) return null;
  return {
    eventGroups: request.eventGroups,
    weddingDate: request.weddingDate,
    isDateFlexible: request.isDateFlexible,
    guestCount: request.guestCount,
    location: isGuarded ? maskContacts(request.location).text : request.location,
    budgetMinCents: seesBudget ? request.budgetMinCents : null,
    budgetMaxCents: seesBudget ? request.budgetMaxCents : null,
    styles: request.optionIds.flatMap((id) => facets.optionById(id)?.label ?? []),
  };
}
