import { Check, Clock, Search } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { pictureAddress, pictureSrcSet } from '#base/picture-address.ts';
import { plural } from '#base/text.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';

type Vendor = HomeAnswer['vendors'][number];

const MARKS = {
  BOOKED: { Icon: Check, tone: 'bg-green text-paper', label: 'Booked' },
  OFFERED: { Icon: Clock, tone: 'bg-gold text-paper', label: 'Offer' },
  ASKED: { Icon: Clock, tone: 'bg-line-strong text-paper', label: 'Asked' },
};

function VendorTile({ vendor }: { vendor: Vendor }) {
  const { taxonomyKey, state, name, imageId, detail, isUrgent, href } = vendor;
  const category = marketplaceCategory(taxonomyKey).navLabel;
  const mark = state === 'OPEN' ? undefined : MARKS[state];
  return (
    <li
      className={classNames(
        'relative flex items-center gap-3 rounded-card border p-3 hover:border-ink/40',
        state === 'OPEN' ? 'border-line-strong/50 border-dashed bg-linen' : 'border-line bg-paper',
      )}
    >
      <span className="relative shrink-0">
        {/* Who is booked has a face here; the others' pictures are a press away, and cost a request each. */}
        {imageId && state === 'BOOKED' ? (
          <img
            src={pictureAddress(imageId, { width: 100 })}
            srcSet={pictureSrcSet(imageId, 100)}
            alt=""
            width={52}
            height={52}
            loading="lazy"
            decoding="async"
            className="size-13 rounded-input bg-ink/8 object-cover"
          />
        ) : name ? (
          <AvatarMonogram names={[name]} size="large" className="size-13 rounded-input" />
        ) : (
          <span className="flex size-13 items-center justify-center rounded-input bg-paper text-ink-soft">
            <Search size={20} aria-hidden="true" />
          </span>
        )}
        {mark && (
          <span
            className={classNames(
              'absolute -end-1.5 -bottom-1.5 flex size-5 items-center justify-center rounded-full',
              mark.tone,
            )}
          >
            <mark.Icon size={13} aria-hidden="true" />
          </span>
        )}
      </span>
      <p className="min-w-0">
        <span className="block truncate text-ink-soft text-sm">
          {name === null ? 'Still to find' : category}
        </span>
        <PlainLink
          to={href}
          className="block truncate font-semibold after:absolute after:inset-0 after:rounded-card after:content-['']"
        >
          {name ?? category}
        </PlainLink>
        <span
          className={classNames(
            'block truncate text-sm',
            isUrgent ? 'text-red-deep' : state === 'OPEN' ? 'text-cove-deep' : 'text-ink-soft',
          )}
        >
          {mark && <span className="sr-only">{`${mark.label}: `}</span>}
          {detail}
        </span>
      </p>
    </li>
  );
}

/** Every kind of vendor: who is booked, who offers, and who is still to find. */
export function VendorsCard({ vendors }: { vendors: readonly Vendor[] }) {
  const count = (state: Vendor['state']) => vendors.filter((vendor) => vendor.state === state).length;
  const offers = count('OFFERED');
  return (
    <Card as="section" aria-labelledby="home-vendors" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="home-vendors" className="text-2xl">
          Your vendors
        </h2>
        <p className="grow text-ink-soft">
          {`${count('BOOKED')} of ${vendors.length} booked`}
          {offers > 0 && `, ${plural(offers, 'offer')}`}
          {`, ${count('OPEN')} to find`}
        </p>
        <TextLink to={paths.bookedVendors()}>Booked vendors</TextLink>
      </div>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-5">
        {vendors.map((vendor) => (
          <VendorTile key={vendor.taxonomyKey} vendor={vendor} />
        ))}
      </ul>
    </Card>
  );
}
