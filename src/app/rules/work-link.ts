import { paths } from './paths.ts';
import { isCouple, type Person } from './person.ts';

type WorkLink = { id: string; label: string; href: string };

/** The way to work, for staff and for vendors. */
export function workLink({ is_support, has_vendor_account }: Person): WorkLink | undefined {
  if (is_support) return { id: 'queue', label: 'Review queue', href: paths.moderation() };
  if (has_vendor_account)
    return { id: 'vendor-area', label: 'Vendor area', href: paths.start({ side: 'vendor' }) };
  return undefined;
}

/** The same where couples are at home: a vendor with a wedding is one of them there. */
export function workLinkAmongCouples(person: Person): WorkLink | undefined {
  return person.is_support || !isCouple(person) ? workLink(person) : undefined;
}

/** Where the logo of the vendor area leads; in the couple's frame it is the link above, or home. */
export function vendorHomeHref(person: Person | undefined): string {
  return (person && workLink(person)?.href) ?? paths.vendorLanding();
}
