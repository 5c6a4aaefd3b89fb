import { isCouple, type Person } from './person.ts';

export type PageOwner = 'couple' | 'vendor' | 'staff';

const PAGES: readonly (readonly [PageOwner, RegExp])[] = [
  ['staff', /^\/support(\/|$)/],
  ['vendor', /^\/inspire\/vendors\/leads(\/(?!find-couples\/)|$)/],
  ['vendor', /^\/inspire\/vendors\/user-management$/],
  // Anybody may begin an inquiry, and look at a board that was shared with them.
  ['couple', /^\/wedding-vendors\/inquiries(\/(?!new$)|$)/],
  ['couple', /^\/wedding-vendors\/[^/]+\/[^/]+\/review$/],
  ['couple', /^\/favorites\/(?!shared\/)/],
];

/** Whose page this is; null for pages that are open to everyone, or to everyone who is signed in. */
export function pageOwner(pathname: string): PageOwner | null {
  return PAGES.find(([, pages]) => pages.test(pathname))?.[0] ?? null;
}

export function mayOpen(person: Person, owner: PageOwner | null): boolean {
  if (owner === 'staff') return person.is_support;
  if (owner === 'vendor') return person.has_vendor_account;
  return owner === null || isCouple(person);
}
