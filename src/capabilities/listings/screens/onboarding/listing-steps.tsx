import { Suspense, useEffect, useRef } from 'react';
import { useRefresh } from '#app/use-refresh.ts';
import { plural } from '#base/text.ts';
import { LazyPlaceMap } from '#capabilities/marketplace/parts/lazy-place-map.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Listing } from '../../contract/editor.contract.ts';
import { listingQuery } from '../../queries.ts';
import { MONEY_SECTION, NAME_SECTION, offerSections, placeSection } from '../../rules/onboarding-sections.ts';
import { chosenOptions } from '../editor/chosen-options.ts';
import { type ListingStepProps, SectionStep } from './section-step.tsx';

/** The name of a listing that is there: changed, not made anew. */
export function KnownNameStep(props: ListingStepProps) {
  return (
    <SectionStep
      {...props}
      title="What’s your business called?"
      lead="As couples know it, and the town you work from."
      sections={[NAME_SECTION]}
    />
  );
}

const basicsOf = ({ sections }: Listing) => sections.find(({ key }) => key === 'basics');

/** Where it is and how far it goes, as a circle on the map; it follows what is saved. */
function AreaMap({ listing }: { listing: Listing }) {
  const refresh = useRefresh();
  const isHydrated = useHydrated();
  const basics = basicsOf(listing);
  const version = basics?.version ?? 0;
  const shown = useRef(version);
  const { uuid, name, cityName, lat, lon } = listing;
  useEffect(() => {
    // A save answers with its section alone; where that is on the map, the listing knows.
    if (shown.current !== version) void refresh(listingQuery(uuid).queryKey);
    shown.current = version;
  }, [refresh, uuid, version]);
  const miles = Number(basics?.values.travelRadiusMiles ?? 0);
  const frame = 'h-64 w-full max-w-reading rounded-card border border-line md:h-80';
  if (!isHydrated) return <Skeleton className={frame} />;
  return (
    <figure className="mb-6">
      <Suspense fallback={<Skeleton className={frame} />}>
        <LazyPlaceMap
          key={`${lat} ${lon} ${miles}`}
          label={`Map of ${cityName}, where ${name} works`}
          center={{ lat, lon }}
          radiusMiles={miles > 0 ? miles : null}
          className={frame}
        />
      </Suspense>
      <figcaption className="mt-2 text-ink-soft text-sm">
        {miles > 0
          ? `Couples within ${plural(miles, 'mile')} of ${cityName} find you.`
          : `Couples who look around ${cityName} find you.`}
      </figcaption>
    </figure>
  );
}

export function PlaceStep(props: ListingStepProps) {
  const isVenue = props.listing.taxonomyKey === 'wedding-venues';
  return (
    <SectionStep
      {...props}
      title={isVenue ? 'Where is it?' : 'Where do you work?'}
      lead={
        isVenue
          ? 'The zip code puts you on the map. Couples use the address to plan their visit.'
          : 'The zip code puts you on the map. Say how far you travel, and couples in that circle find you.'
      }
      sections={[placeSection(props.listing.taxonomyKey)]}
    >
      <AreaMap listing={props.listing} />
    </SectionStep>
  );
}

export function MoneyStep(props: ListingStepProps) {
  return (
    <SectionStep
      {...props}
      title="How much does your average couple typically spend with you?"
      lead="We show you to couples whose plans fit. Nobody sees these numbers on your page."
      sections={[MONEY_SECTION]}
    />
  );
}

export function OfferStep(props: ListingStepProps) {
  const { listing } = props;
  return (
    <SectionStep
      {...props}
      title="What do you offer?"
      lead="Couples filter by these first. You can add more in your listing later."
      sections={offerSections(listing.taxonomyKey, chosenOptions(listing))}
      isTitled
    />
  );
}
