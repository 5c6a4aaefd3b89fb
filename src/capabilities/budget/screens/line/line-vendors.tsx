import { MessageCircle } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { formatCents } from '#base/money.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { BudgetVendor } from '../../rules/budget-state.ts';

function vendorWords({ isBooked, agreedCents, offeredCents }: BudgetVendor): string {
  if (isBooked) return agreedCents === null ? 'Booked' : `Booked, ${formatCents(agreedCents)}`;
  return offeredCents === null ? 'No offer yet' : `Offers ${formatCents(offeredCents)}`;
}

/** Those of the marketplace, each with the way to what was written. */
export function LineVendors({ vendors }: { vendors: readonly BudgetVendor[] }) {
  if (vendors.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {vendors.map((vendor) => (
        <li key={vendor.inquiryUuid} className="flex items-center gap-2">
          <MessageCircle size={18} aria-hidden="true" className="text-ink-soft" />
          <TextLink to={paths.thread(vendor.inquiryUuid)} className="min-w-0 truncate">
            {vendor.name}
          </TextLink>
          <span className="ms-auto shrink-0 text-ink-soft text-sm">{vendorWords(vendor)}</span>
        </li>
      ))}
    </ul>
  );
}
