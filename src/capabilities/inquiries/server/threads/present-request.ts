import { createFacetLookup } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import type { RequestFacts } from '../../contract/fields.ts';
import { readLine, type WordsReader } from '../read-words.ts';
import type { RequestRow } from '../sending/sending.store.ts';

/** An option that was taken out of the catalogue since is left out. */
const facets = createFacetLookup({ strict: false });

type Reader = WordsReader & { seesBudget: boolean };

export function presentRequest(request: RequestRow | null, reader: Reader): RequestFacts | null {
  if (!request) return null;
  const { seesBudget } = reader;
  return {
    eventGroups: request.eventGroups,
    weddingDate: request.weddingDate,
    isDateFlexible: request.isDateFlexible,
    guestCount: request.guestCount,
    location: readLine(request.location, 'COUPLE', reader),
    budgetMinCents: seesBudget ? request.budgetMinCents : null,
    budgetMaxCents: seesBudget ? request.budgetMaxCents : null,
    styles: request.optionIds.flatMap((id) => facets.optionById(id)?.label ?? []),
  };
}
