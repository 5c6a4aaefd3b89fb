import { RememberedPart } from '#ui/remembered-part.tsx';
import { AboutSection } from './about-section.tsx';
import { AllPhotos } from './all-photos.tsx';
import { AvailabilitySection } from './availability-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { FaqSection } from './faq-section.tsx';
import type { StorefrontPageData } from './load-storefront-page.ts';
import { LocationSection } from './location-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { ReportButton } from './report-button.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { VendorShelf } from './vendor-shelf.tsx';

type SectionsProps = Pick<StorefrontPageData, 'storefront' | 'query' | 'months' | 'reviews'>;

function Sections({ storefront, query, months, reviews }: SectionsProps) {
  const { uuid, name } = storefront;
  return (
    <>
      <AboutSection storefront={storefront} />
      <DetailsSection details={storefront.details} />
      <PricingSection storefront={storefront} />
      <AvailabilitySection name={name} months={months} query={query} />
      {reviews && <ReviewsSection name={name} reviews={reviews} query={query} />}
      <FaqSection faqs={storefront.faqs} />
      <LocationSection storefront={storefront} />
      <ReportButton uuid={uuid} name={name} />
    </>
  );
}

/** Everything one reads about a business, from its own words to its address. */
export function PageSections({ page }: { page: StorefrontPageData }) {
  const { storefront, query, months, reviews } = page;
  return (
    <RememberedPart
      className="min-w-0 divide-y divide-line"
      draw={Sections}
      of={{ storefront, query, months, reviews }}
    />
  );
}

/** Whom else to look at, and without scripts the photos. */
export function VendorShelves({ page: { storefront, preferred, similar } }: { page: StorefrontPageData }) {
  const { name, photos } = storefront;
  return (
    <>
      <VendorShelf
        id="preferred"
        title={`Vendors ${name} recommends`}
        cards={preferred}
        location="storefront-preferred"
      />
      <VendorShelf id="similar" title={`Similar to ${name}`} cards={similar} location="storefront-similar" />
      <AllPhotos name={name} photos={photos} />
    </>
  );
}
