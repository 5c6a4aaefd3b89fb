import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { combinedCategoryLabel } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CardShelf } from '../parts/card-shelf.tsx';
import { listViewed } from '../parts/recently-viewed.ts';
import { cardsQuery } from '../queries.ts';
import { ShelfPlaceholder } from './shelf-placeholder.tsx';
import { NEAR_YOU_CATEGORIES, useNearYou } from './use-near-you.ts';

const LABEL = combinedCategoryLabel(NEAR_YOU_CATEGORIES);

function NearYouShelf() {
  const { data, isError, refetch, isFetching } = useNearYou();
  if (isError) {
    return (
      <section aria-labelledby="near-you">
        <h2 id="near-you" className="text-3xl md:text-4xl">
          {LABEL} near you
        </h2>
        <p className="mt-3 text-ink-soft text-lg">They could not be loaded just now.</p>
        <Button variant="secondary" isPending={isFetching} onPress={() => refetch()} className="mt-5">
          Try again
        </Button>
      </section>
    );
  }
  if (!data) return <ShelfPlaceholder />;
  const { place, slug, cards } = data;
  if (cards.length === 0) {
    return (
      <section aria-labelledby="near-you">
        <h2 id="near-you" className="text-3xl md:text-4xl">
          {LABEL} {place}
        </h2>
        <p className="mt-3 text-ink-soft text-lg">
          Nobody has opened here yet.{' '}
          <TextLink to={categoryPath('wedding-venues')}>Look at venues everywhere</TextLink>
        </p>
      </section>
    );
  }
  return (
    <CardShelf
      title={`${LABEL} ${place}`}
      cards={cards}
      location="near-you"
      more={
        <TextLink
          to={slug ? searchPath(slug, 'wedding-venues') : categoryPath('wedding-venues')}
          className="inline-flex min-h-11 items-center"
        >
          All venues {place}
        </TextLink>
      }
    />
  );
}

function RecentlyViewedShelf() {
  const [storefrontUuids] = useState(listViewed);
  const { data, isPending } = useQuery({
    ...cardsQuery(storefrontUuids),
    enabled: storefrontUuids.length > 0,
  });
  if (storefrontUuids.length === 0) return null;
  if (isPending) return <ShelfPlaceholder />;
  // Those that have left the marketplace are missed by nobody.
  if (!data || data.length === 0) return null;
  return <CardShelf title="Recently viewed" cards={data} location="recently-viewed" />;
}

/** What only this person's browser knows. */
export function VendorShelves() {
  return (
    <>
      <NearYouShelf />
      <RecentlyViewedShelf />
    </>
  );
}
