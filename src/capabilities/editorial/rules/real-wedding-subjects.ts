import { type DocumentSubject, documentSubject } from '#base/document-subject.ts';

/** Documents that list real weddings or their photos. */
export const REAL_WEDDINGS_SUBJECT = documentSubject('real-weddings');

/** Documents that show this one. */
export function realWeddingSubject(slug: string): DocumentSubject {
  return documentSubject('real-wedding', slug);
}
