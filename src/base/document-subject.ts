declare const isSubject: unique symbol;

/**
 * What a public document shows, under the name its change is announced with. Names are made by whose things they are, in
 * its `rules/`, so that who notes one and who announces it cannot mean two.
 */
export type DocumentSubject = string & { readonly [isSubject]: true };

/** 'storefront:…' for one of many, 'real-weddings' for all that a list could show. */
export function documentSubject(name: string, id?: string): DocumentSubject {
  return (id === undefined ? name : `${name}:${id}`) as DocumentSubject;
}
