import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { plural } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BadgesOfListing } from '../../contract.ts';
import { AwardSeal } from '../../parts/award-seal.tsx';

/** The years that were one, the newest first. */
export function AwardsCard({ awards, soClose }: Pick<BadgesOfListing, 'awards' | 'soClose'>) {
  return (
    <Card as="section" aria-labelledby="awards-title">
      <h2 id="awards-title" className="text-xl">
        Your awards
      </h2>
      {awards.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          None so far. An award is decided on February 1, from the whole year before.
        </p>
      ) : (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
          {awards.map(({ year, reviews, average }) => (
            <li key={year} className="text-center">
              <AwardSeal year={year} isHeld className="mx-auto size-20" />
              <p className="mt-2 font-semibold">Best of {year}</p>
              <p className="text-ink-soft text-sm">
                {plural(reviews, 'review')}
                {average !== null && `, ${average}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {soClose && (
        <p className="mt-4 border-line border-t pt-4 text-ink-soft text-sm">
          {soClose.year}: {soClose.reviews} of {soClose.of} reviews. So close.
        </p>
      )}
      <p className="mt-4 text-sm">
        <TextLink to={vendorPaths.bestOfFaq}>How the award is decided</TextLink>
      </p>
    </Card>
  );
}
