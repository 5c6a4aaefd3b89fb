import { Check, Clock } from 'lucide-react';
import { pictureAddress, pictureSrcSet } from '#base/picture-address.ts';
import { CategoryIcon } from '#capabilities/navigation/parts/category-icon.tsx';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { vendorCategoryIcon } from '#capabilities/taxonomy/rules/vendor-categories.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { HomeAnswer } from '../../contract.ts';

export type Vendor = HomeAnswer['vendors'][number];

const MARKS = {
  BOOKED: { Icon: Check, tone: 'bg-green text-paper', label: 'Booked', badge: 'green' },
  OFFERED: { Icon: Clock, tone: 'bg-gold text-paper', label: 'Offer', badge: 'gold' },
  ASKED: { Icon: Clock, tone: 'bg-line-strong text-paper', label: 'Asked', badge: 'silver' },
  OPEN: { Icon: null, tone: '', label: 'Open', badge: 'gray' },
} as const;

function Face({ vendor }: { vendor: Vendor }) {
  const { state, name, imageId, taxonomyKey } = vendor;
  // Who is booked has a face here; the others' pictures are a press away, and cost a request each.
  if (imageId && state === 'BOOKED') {
    return (
      <img
        src={pictureAddress(imageId, { width: 100 })}
        srcSet={pictureSrcSet(imageId, 100)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        className="size-14 rounded-input bg-ink/8 object-cover"
      />
    );
  }
  if (name) return <AvatarMonogram names={[name]} size="large" className="size-14 rounded-input" />;
  const icon = vendorCategoryIcon(marketplaceCategory(taxonomyKey).vendorCategory);
  return (
    <span className="flex size-14 items-center justify-center rounded-input bg-blush/60 text-ink-soft">
      <CategoryIcon name={icon} />
    </span>
  );
}

interface VendorTileProps {
  vendor: Vendor;
  /** On phones. */
  isFolded: boolean;
}

/** A row on phones, a tile elsewhere. */
export function VendorTile({ vendor, isFolded }: VendorTileProps) {
  const { taxonomyKey, state, name, detail, near, isUrgent, href } = vendor;
  const category = marketplaceCategory(taxonomyKey).navLabel;
  const { Icon, tone, label, badge } = MARKS[state];
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 border-line border-t py-3 sm:rounded-card sm:border sm:p-3 sm:hover:border-ink/40',
        state === 'OPEN' && 'sm:border-line-strong/50 sm:border-dashed sm:bg-linen',
        isFolded && 'max-md:hidden max-md:noscript:flex',
      )}
    >
      <span className="relative shrink-0">
        <Face vendor={vendor} />
        {Icon && (
          <span
            className={classNames(
              'absolute -end-1.5 -bottom-1.5 hidden size-5 items-center justify-center rounded-full sm:flex',
              tone,
            )}
          >
            <Icon size={13} aria-hidden="true" />
          </span>
        )}
      </span>
      <p className="min-w-0 grow leading-snug">
        {name !== null && <span className="block text-ink-soft text-sm">{category}</span>}
        <PlainLink
          to={href}
          className="block font-semibold after:absolute after:inset-0 after:rounded-card after:content-['']"
        >
          {name ?? category}
        </PlainLink>
        <span className={classNames('block text-sm', isUrgent ? 'text-red-deep' : 'text-ink-soft')}>
          {Icon && <span className="sr-only">{`${label}: `}</span>}
          {detail}
        </span>
        {near && <span className="block font-medium text-cove-deep text-sm">{near}</span>}
      </p>
      <span aria-hidden="true" className="shrink-0 sm:hidden">
        <Badge variant={badge}>{label}</Badge>
      </span>
    </li>
  );
}
