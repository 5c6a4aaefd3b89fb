import { useEffect, useRef } from 'react';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { AlikeListing } from '../../contract/onboarding.contract.ts';

function wayTo({ uuid, claimed, isOwn }: AlikeListing): { label: string; to: string; hint: string } {
  if (isOwn) {
    return {
      label: 'Open your listing',
      to: withQuery(vendorPaths.listing, { storefront: uuid }),
      hint: 'You already work on this one.',
    };
  }
  const to = paths.claimListing(uuid);
  return claimed
    ? { label: 'It’s my business', to, hint: 'Someone already manages it. If it’s yours, we’ll sort it out.' }
    : { label: 'Claim this listing', to, hint: 'Nobody has claimed it yet. Its photos and reviews stay.' };
}

function Alike({ listing }: { listing: AlikeListing }) {
  const { name, cityName, taxonomyKey, slug } = listing;
  const { label, to, hint } = wayTo(listing);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere font-semibold">
          {listing.isOwn ? name : <TextLink to={paths.storefront(taxonomyKey, slug)}>{name}</TextLink>}
          <span className="font-normal text-ink-soft"> · {cityName}</span>
        </p>
        <p className="text-ink-soft text-sm">{hint}</p>
      </div>
      <ButtonLink to={to} variant="secondary">
        {label}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </li>
  );
}

type Props = {
  listings: readonly AlikeListing[];
  /** Somebody pressed Next and has to choose first. */
  focuses: boolean;
  isPending: boolean;
  /** The business is another one. */
  onOther: () => void;
};

/** Businesses that may be this one: better one page with all its reviews than two with half of them. */
export function AlikeListings({ listings, focuses, isPending, onOther }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focuses) heading.current?.focus();
    else heading.current?.scrollIntoView({ block: 'center' });
  }, [focuses]);
  return (
    <section
      aria-labelledby="alike"
      className="mt-2 mb-4 rounded-card border border-gold/50 bg-gold-tint px-5 pt-4 pb-5"
    >
      <h2 id="alike" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {listings.length === 1 ? 'Is this you?' : 'Is one of these you?'}
      </h2>
      <ul className="divide-y divide-gold/30">
        {listings.map((listing) => (
          <Alike key={listing.uuid} listing={listing} />
        ))}
      </ul>
      <Button variant="quiet" isPending={isPending} onPress={onOther} className="-ms-3 mt-1 px-3!">
        {listings.length === 1 ? 'No, mine is a different business' : 'None of these, mine is different'}
      </Button>
    </section>
  );
}
