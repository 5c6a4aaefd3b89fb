import { useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { mostPressing } from '../../rules/vendor-tiles.ts';
import { UnfoldButton } from './unfold-button.tsx';
import { type Vendor, VendorTile } from './vendor-tile.tsx';

const SHOWN_ON_PHONES = 3;

/** Every kind of vendor: who is booked, who offers, and who is still to find. Phones begin with the most pressing. */
export function VendorsCard({ vendors }: { vendors: readonly Vendor[] }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const count = (state: Vendor['state']) => vendors.filter((vendor) => vendor.state === state).length;
  const offers = count('OFFERED');
  const pressing = mostPressing(vendors, SHOWN_ON_PHONES);
  return (
    <Card as="section" aria-labelledby="home-vendors" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="home-vendors" className="text-2xl">
          Your vendors
        </h2>
        <p className="grow text-ink-soft">
          {`${count('BOOKED')} of ${vendors.length} booked`}
          {offers > 0 && `, ${plural(offers, 'offer')}`}
          {count('OPEN') > 0 && `, ${count('OPEN')} to find`}
        </p>
        <TextLink to={paths.bookedVendors()}>Booked vendors</TextLink>
      </div>
      <ul className="mt-4 grid grid-cols-1 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3 xl:grid-cols-5">
        {vendors.map((vendor) => (
          <VendorTile
            key={vendor.taxonomyKey}
            vendor={vendor}
            isFolded={!isUnfolded && !pressing.has(vendor)}
          />
        ))}
      </ul>
      {!isUnfolded && vendors.length > SHOWN_ON_PHONES && (
        <div className="-mb-2 border-line border-t md:hidden noscript:hidden">
          <UnfoldButton
            onPress={() => setUnfolded(true)}
          >{`All ${vendors.length} kinds of pros`}</UnfoldButton>
        </div>
      )}
    </Card>
  );
}
