import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import camera from './pictures/vintage-camera.webp?url';

export function VendorInvitation() {
  return (
    <section aria-labelledby="for-vendors" className={`${pageWidth} py-14 md:py-20 lg:py-24`}>
      <div className="grid overflow-hidden rounded-card border border-line bg-paper md:grid-cols-2">
        <div className="flex flex-col items-start justify-center p-7 md:p-10 lg:p-14">
          <h2 id="for-vendors" className="text-3xl md:text-4xl">
            Do you make weddings happen?
          </h2>
          <p className="mt-3 text-ink-soft text-lg">
            Venues, photographers, florists, bands and everyone between: open your vendor account, and be here
            when couples come looking.
          </p>
          <ButtonLink to={paths.vendorLanding()} variant="secondary" className="mt-7">
            Become a vendor
          </ButtonLink>
        </div>
        <img
          src={camera}
          alt="Vintage camera with leather strap among blush roses"
          width={960}
          height={720}
          loading="lazy"
          className="aspect-4/3 size-full bg-blush object-cover"
        />
      </div>
    </section>
  );
}
