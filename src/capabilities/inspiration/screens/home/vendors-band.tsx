import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** From looking to asking. */
export function VendorsBand() {
  return (
    <section aria-labelledby="vendors" className="rounded-sheet bg-blush px-6 py-10 md:px-14 md:py-16">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="max-w-reading">
          <h2 id="vendors" className="text-2xl md:text-4xl">
            Every one of these days started with a message
          </h2>
          <p className="pt-3 text-lg">
            Venues, florists, caterers, and bands near you, with real prices, measured response times, and
            reviews from couples who booked.
          </p>
        </div>
        <ButtonLink to={VENDORS_PATH} size="large">
          Find your vendors
        </ButtonLink>
      </div>
    </section>
  );
}
