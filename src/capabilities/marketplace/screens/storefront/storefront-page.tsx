import { lazy, Suspense, useEffect } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { firstTouch } from '#ui/first-touch.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { rememberViewed } from '../../parts/recently-viewed.ts';
import { InquiryBar } from './inquiry-bar.tsx';
import { InquiryPanel } from './inquiry-panel.tsx';
import type { StorefrontPageData } from './load-storefront-page.ts';
import { PhotoMosaic } from './photo-mosaic.tsx';
import { SectionNav } from './section-nav.tsx';
import { StorefrontHeader } from './storefront-header.tsx';

// What is read below the photos is in the document and full of plain links; its code can wait for somebody to use it.
const loadSections = firstTouch.then(() => import('./page-sections.tsx'));
const PageSections = lazy(async () => ({ default: (await loadSections).PageSections }));
const VendorShelves = lazy(async () => ({ default: (await loadSections).VendorShelves }));

/** What is there to jump to, in the order of the page. */
function sectionsOf({ storefront, months, reviews }: StorefrontPageData) {
  return [
    { id: 'photos', label: 'Photos', isThere: storefront.photos.length > 0 },
    { id: 'about', label: 'About', isThere: true },
    { id: 'pricing', label: 'Pricing', isThere: true },
    { id: 'availability', label: 'Availability', isThere: months.length > 0 },
    { id: 'reviews', label: 'Reviews', isThere: reviews !== null },
    { id: 'faq', label: 'FAQ', isThere: storefront.faqs.length > 0 },
    { id: 'location', label: 'Location', isThere: true },
  ].filter(({ isThere }) => isThere);
}

/** A business as couples meet it; the same page serves the public and the preview. */
export function StorefrontPage({ page }: { page: StorefrontPageData }) {
  const { storefront, reviews, site } = page;
  const { uuid, isPublished } = storefront;

  useEffect(() => {
    if (isPublished) rememberViewed(uuid);
  }, [uuid, isPublished]);

  return (
    <>
      <div className={`${pageWidth} flex flex-col-reverse md:flex-col md:pt-5`}>
        <StorefrontHeader storefront={storefront} reviews={reviews} site={site} />
        <PhotoMosaic name={storefront.name} photos={storefront.photos} />
      </div>
      <SectionNav sections={sectionsOf(page)} />
      <div className={`${pageWidth} lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16`}>
        <Suspense fallback={<SkeletonText lines={12} className="py-12" />}>
          <PageSections page={page} />
        </Suspense>
        <div className="hidden lg:block" data-print="hidden">
          <InquiryPanel storefront={storefront} />
        </div>
      </div>
      <Suspense>
        <VendorShelves page={page} />
      </Suspense>
      <InquiryBar storefront={storefront} />
    </>
  );
}
