import { api } from '#app/api.ts';
import { reported } from '#app/reported.ts';
import type { VendorSuggestion } from './contract.ts';

/** Slower than with cities: whoever types a name knows it, and each pause asks a larger index. */
export const VENDOR_NAME_DEBOUNCE_MS = 500;

/** No vendor's name is longer; of what is typed beyond it nothing can be found. */
const LONGEST_PREFIX = 100;

/** Vendors for what is being typed, among those of one category where it is named. */
export function suggestVendors(
  typed: string,
  categoryId: number | undefined,
  signal: AbortSignal,
): Promise<VendorSuggestion[]> {
  const prefix = typed.slice(0, LONGEST_PREFIX);
  const asked =
    categoryId === undefined
      ? api.search.suggestByName({ prefix }, { signal })
      : api.search.suggestByCategory({ prefix, category_id: categoryId }, { signal });
  return reported('vendor-typeahead', asked, signal);
}
