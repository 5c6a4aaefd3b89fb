import { ArrowRight } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';

export type Claimed = { uuid: string; name: string; cityName: string };

/** Before somebody makes their business a second page, the one they said is theirs. */
export function ClaimedListings({ listings }: { listings: readonly Claimed[] }) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="claimed" className="mb-8 max-w-reading rounded-card bg-blush px-5 py-4">
      <h2 id="claimed" className="text-lg">
        You’ve claimed a page already
      </h2>
      <ul>
        {listings.map(({ uuid, name, cityName }) => (
          <li key={uuid} className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="wrap-anywhere min-w-0 grow basis-48">
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft">{cityName}</span>
            </span>
            <ButtonLink to={paths.claimListing(uuid)} variant="secondary" size="small">
              See your claim
              <span className="sr-only"> to {name}</span>
              <ArrowRight size={16} aria-hidden="true" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
