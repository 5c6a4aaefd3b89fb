import { type DocumentSubject, documentSubject } from '#base/document-subject.ts';

/** Documents that show this storefront, or something of it. */
export function storefrontSubject(uuid: string): DocumentSubject {
  return documentSubject('storefront', uuid);
}
