import { RememberedPart } from '#ui/remembered-part.tsx';
import { AboutSection } from './about-section.tsx';
import { AllPhotos } from './all-photos.tsx';
import { AvailabilitySection } from './availability-section.tsx';
import { type DayAction, dayAction } from './day-action.ts';
import { DetailsSection } from './details-section.tsx';
import { FaqSection } from './faq-section.tsx';
import type { StorefrontPageData } from './load-storefront-page.ts';
import { LocationSection } from './location-section.tsx';
import type { MonthView } from './month-view.ts';
import { PricingSection } from './pricing-section.tsx';
import { ReportButton } from './report-button.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { useInquiryState } from './use-inquiry-state.ts';
import { useOwnMonths } from './use-own-months.ts';
import { VendorShelf } from './vendor-shelf.tsx';

type SectionsProps = Pick<StorefrontPageData, 'storefront' | 'query' | 'reviews'> & {
  months: readonly MonthView[];
  ownDate: string | null;
  action: DayAction;
};

function Sections({ storefront, query, months, reviews, ownDate, action }: SectionsProps) {
  const { uuid, name } = storefront;
  return (
    <>
      <AboutSection storefront={storefront} />
      <DetailsSection details={storefront.details} />
      <PricingSection storefront={storefront} />
      <AvailabilitySection name={name} months={months} query={query} ownDate={ownDate} action={action} />
      {reviews && <ReviewsSection storefront={storefront} reviews={reviews} query={query} />}
      <FaqSection faqs={storefront.faqs} />
      <LocationSection storefront={storefront} />
      <ReportButton uuid={uuid} name={name} />
    </>
  );
}

/** Everything one reads about a business, from its own words to its address. */
export function PageSections({ page }: { page: StorefrontPageData }) {
  const { storefront, query, reviews } = page;
  const state = useInquiryState(storefront);
  const ownDate = (state.kind === 'couple' && state.day?.date) || null;
  const months = useOwnMonths(page, ownDate);
  const action = dayAction(storefront, state);
  return (
    <RememberedPart
      className="min-w-0 divide-y divide-line"
      draw={Sections}
      of={{ storefront, query, months, reviews, ownDate, action }}
    />
  );
}

/** Whom else to look at, and without scripts the photos. */
export function VendorShelves({
  page: { storefront, preferred, notes, similar },
}: {
  page: StorefrontPageData;
}) {
  const { name, photos } = storefront;
  return (
    <>
      <VendorShelf
        id="preferred"
        title={`Vendors ${name} recommends`}
        cards={preferred}
        notes={notes}
        location="storefront-preferred"
      />
      <VendorShelf id="similar" title={`Similar to ${name}`} cards={similar} location="storefront-similar" />
      <AllPhotos name={name} photos={photos} />
    </>
  );
}
