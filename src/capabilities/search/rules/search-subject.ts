import { type DocumentSubject, documentSubject } from '#base/document-subject.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** Documents that list who was found in this category. */
export function searchSubject(category: TaxonomyKey): DocumentSubject {
  return documentSubject('search', category);
}
