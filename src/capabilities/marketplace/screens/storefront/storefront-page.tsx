import { useEffect } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { rememberViewed } from '../../parts/recently-viewed.ts';
import { AboutSection } from './about-section.tsx';
import { AllPhotos } from './all-photos.tsx';
import { AvailabilitySection } from './availability-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { InquiryBar } from './inquiry-bar.tsx';
import { InquiryPanel } from './inquiry-panel.tsx';
import type { StorefrontPageData } from './load-storefront-page.ts';
import { LocationSection } from './location-section.tsx';
import { PhotoMosaic } from './photo-mosaic.tsx';
import { PricingSection } from './pricing-section.tsx';
import { ReportButton } from './report-button.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { StorefrontHeader } from './storefront-header.tsx';
import { VendorShelf } from './vendor-shelf.tsx';

/** What is there to jump to, in the order of the page. */
function sectionsOf({ storefront, month, reviews }: StorefrontPageData) {
  return [
    { id: 'photos', label: 'Photos', isThere: storefront.photos.length > 0 },
    { id: 'about', label: 'About', isThere: true },
    { id: 'pricing', label: 'Pricing', isThere: true },
    { id: 'availability', label: 'Availability', isThere: month !== null },
    { id: 'reviews', label: 'Reviews', isThere: reviews !== null },
    { id: 'faq', label: 'FAQ', isThere: storefront.faqs.length > 0 },
    { id: 'location', label: 'Location', isThere: true },
  ].filter(({ isThere }) => isThere);
}

/** A business as couples meet it; the same page serves the public and the preview. */
export function StorefrontPage({ page }: { page: StorefrontPageData }) {
  const { storefront, query, month, reviews, preferred, similar } = page;
  const { uuid, isPublished } = storefront;

  useEffect(() => {
    if (isPublished) rememberViewed(uuid);
  }, [uuid, isPublished]);

  return (
    <>
      <div className={`${pageWidth} pt-3 md:pt-5`}>
        <StorefrontHeader storefront={storefront} reviews={reviews} site={page.site} />
        <PhotoMosaic name={storefront.name} photos={storefront.photos} />
      </div>
      <SectionNav sections={sectionsOf(page)} />
      <div className={`${pageWidth} lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16`}>
        <div className="min-w-0 divide-y divide-line">
          <AboutSection storefront={storefront} />
          <DetailsSection details={storefront.details} />
          <PricingSection storefront={storefront} />
          {month && <AvailabilitySection name={storefront.name} month={month} query={query} />}
          {reviews && <ReviewsSection name={storefront.name} reviews={reviews} query={query} />}
          <FaqSection faqs={storefront.faqs} />
          <LocationSection storefront={storefront} />
          <ReportButton uuid={uuid} name={storefront.name} />
        </div>
        <div className="hidden lg:block" data-print="hidden">
          <InquiryPanel storefront={storefront} />
        </div>
      </div>
      <VendorShelf
        id="preferred"
        title={`Vendors ${storefront.name} recommends`}
        cards={preferred}
        location="storefront-preferred"
      />
      <VendorShelf
        id="similar"
        title={`Similar to ${storefront.name}`}
        cards={similar}
        location="storefront-similar"
      />
      <AllPhotos name={storefront.name} photos={storefront.photos} />
      <InquiryBar storefront={storefront} />
    </>
  );
}
