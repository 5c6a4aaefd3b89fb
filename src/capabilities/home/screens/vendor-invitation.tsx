import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { BuiltPicture } from '#ui/built-picture.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { homePicture } from './home-pictures.ts';

export function VendorInvitation() {
  return (
    // Without the section above, which only guests see, the room between would be twice as large.
    <section
      aria-labelledby="for-vendors"
      className={`${pageWidth} py-14 md:py-20 lg:py-24 [.is-signed-in_&]:pt-0`}
    >
      <div className="grid overflow-hidden rounded-card border border-line bg-paper md:grid-cols-2">
        <div className="flex flex-col items-start justify-center p-7 md:p-10 lg:p-14">
          <h2 id="for-vendors" className="text-3xl md:text-4xl">
            Do you make weddings happen?
          </h2>
          <p className="mt-3 text-ink-soft text-lg">
            Venues, photographers, florists, bands, and everyone in between: open a vendor account and be here
            when couples come looking.
          </p>
          <ButtonLink to={paths.vendorLanding()} variant="secondary" className="mt-7">
            Become a vendor
          </ButtonLink>
        </div>
        <BuiltPicture
          variants={homePicture('vintage-camera')}
          alt="Vintage camera with leather strap among blush roses"
          ratio={4 / 3}
          sizes="(min-width: 80rem) 600px, (min-width: 48rem) 50vw, calc(100vw - 40px)"
          className="aspect-4/3 size-full bg-blush object-cover"
        />
      </div>
    </section>
  );
}
