import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import type { ReviewCase, ShownCheck } from '../../contract/support-listings.contract.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { hasPassed } from '../../rules/publication-checks.ts';
import { CHECK_WORDS } from './check-words.ts';

function Found({ listing, check: { findings, twins } }: { listing: ReviewCase; check: ShownCheck }) {
  return (
    <ul className="space-y-1 text-sm">
      {findings.map(({ section, match }) => (
        <li key={`${section}-${match}`} className="wrap-anywhere">
          <mark className="rounded-mark bg-gold-tint px-1">{match}</mark> in{' '}
          {findSection(listing.taxonomyKey, section)?.title ?? section}
        </li>
      ))}
      {twins.map(({ uuid, name, published }) => (
        <li key={uuid} className="wrap-anywhere">
          Same as{' '}
          <Link to={paths.supportListing(uuid)} className="underline underline-offset-2">
            {name}
          </Link>
          {!published && ', not published'}
        </li>
      ))}
    </ul>
  );
}

/** What we looked for by ourselves when the listing came in. */
export function CaseChecks({ listing, checks }: { listing: ReviewCase; checks: readonly ShownCheck[] }) {
  return (
    <section aria-labelledby="case-checks">
      <h2 id="case-checks" className="mb-2 text-xl">
        Checks
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {checks.map((check) => {
          const { title, passed } = CHECK_WORDS[check.key];
          const isFine = hasPassed(check);
          const Icon = isFine ? CircleCheck : TriangleAlert;
          return (
            <li key={check.key} className="flex gap-3 py-2.5">
              <Icon
                size={20}
                aria-hidden="true"
                className={`mt-0.5 shrink-0 ${isFine ? 'text-green' : 'text-orange-deep'}`}
              />
              <div className="min-w-0">
                <p className="font-semibold">
                  {title}
                  <span className="sr-only">{isFine ? ': passed' : ': needs a look'}</span>
                </p>
                {isFine ? (
                  <p className="text-ink-soft text-sm">{passed}</p>
                ) : (
                  <Found listing={listing} check={check} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
