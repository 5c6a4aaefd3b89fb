import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ListingNeeds } from '#capabilities/identity/parts/listing-needs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { StillPart } from '#ui/still-part.tsx';
import desk from './pictures/planner-desk.webp?url';
import { WayIn } from './way-in.tsx';

/** What a listing will ask for, and the way in once more. */
export function ClosingCall() {
  return (
    <section aria-labelledby="needs" className={`${pageWidth} pb-16 md:pb-24`}>
      <div className="grid overflow-hidden rounded-card bg-blush lg:grid-cols-[3fr_2fr]">
        <div className="p-6 md:p-10">
          <h2 id="needs" className="text-3xl">
            Be ready when listings open
          </h2>
          <p className="mt-2 max-w-reading">Have these ready and you’ll finish in one sitting.</p>
          <StillPart draw={ListingNeeds} of={{ className: 'mt-6' }} />
          <WayIn className="mt-8">
            <ButtonLink to={vendorPaths.signUp} size="large">
              Create your vendor account
            </ButtonLink>
          </WayIn>
        </div>
        <img
          src={desk}
          alt=""
          width={560}
          height={560}
          loading="lazy"
          className="size-full object-cover max-lg:hidden"
        />
      </div>
    </section>
  );
}
