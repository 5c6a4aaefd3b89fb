import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { SavedVendor } from '../../contract/boards.contract.ts';

/** A saved vendor that has left: its name and your note stay until you remove it. */
export function UnlistedCard({ vendor, action }: { vendor: SavedVendor; action?: ReactNode }) {
  return (
    <article className="relative flex min-w-0 flex-col">
      <h3 className="wrap-anywhere mt-3 line-clamp-2 font-semibold font-text text-base tracking-normal">
        {vendor.vendorName}
      </h3>
      <p className="text-ink-soft text-sm">
        {marketplaceCategory(vendor.taxonomyNodeKey).navLabel} · no longer listed
      </p>
      <span className="order-first flex aspect-4/3 items-center justify-center rounded-card bg-ink/6 text-ink-soft">
        <EyeOff size={28} aria-hidden="true" />
      </span>
      {action && <div className="absolute end-2 top-2">{action}</div>}
    </article>
  );
}
