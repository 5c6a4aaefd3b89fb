import { api } from '#app/api.ts';
import { reported } from '#app/reported.ts';
import type { VendorSuggestion } from './contract.ts';

/** Vendors for what is being typed, among those of one category where it is named. */
export function suggestVendors(
  prefix: string,
  categoryId: number | undefined,
  signal: AbortSignal,
): Promise<VendorSuggestion[]> {
  const asked =
    categoryId === undefined
      ? api.search.suggestByName({ prefix }, { signal })
      : api.search.suggestByCategory({ prefix, category_id: categoryId }, { signal });
  return reported('vendor-typeahead', asked, signal);
}
