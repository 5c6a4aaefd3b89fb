import type { NavLink } from './nav-item.ts';
import type { Person, Side } from './person.ts';

export const QUEUE_PATH = '/support/inquiries';
/** Leads on to where somebody's work is, which only the server knows. */
const START_PATH = '/account/start';
export const VENDOR_START_PATH = `${START_PATH}?side=vendor`;
export const COUPLE_START_PATH = `${START_PATH}?side=couple`;

/** The way to work for whoever has some; couples have none. */
export function workLink({ is_support, has_vendor_account }: Person): NavLink | undefined {
  if (is_support) return { id: 'queue', label: 'Inquiries to check', href: QUEUE_PATH };
  return has_vendor_account ? { id: 'leads', label: 'Leads', href: VENDOR_START_PATH } : undefined;
}

/** Where the logo leads. Nobody is known yet in a document that everyone gets. */
export function homeHref(side: Side, person: Person | undefined): string {
  const work = person && workLink(person);
  if (work && (side === 'vendor' || person.is_support || !person.has_marketplace_account)) return work.href;
  return side === 'vendor' ? '/inspire/vendors' : '/';
}
