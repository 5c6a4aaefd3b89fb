import { TimeAgoText } from '#app/time-ago-text.tsx';
import type { PastReview, ReviewCase } from '../../contract/support-listings.contract.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { END_WORDS } from '../../rules/publication-words.ts';

function Entry({ past, listing }: { past: PastReview; listing: ReviewCase }) {
  return (
    <li className="py-2.5 text-sm">
      <p>
        <span className="font-semibold">{END_WORDS[past.decision]}</span>
        <span className="text-ink-soft">
          {past.decidedBy && ` by ${past.decidedBy}`}, <TimeAgoText at={past.decidedAt} />
        </span>
      </p>
      {past.note && <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{past.note}</p>}
      {past.reasons.map(({ section, text }) => (
        <p key={section} className="wrap-anywhere mt-1">
          <span className="font-semibold">
            {findSection(listing.taxonomyKey, section)?.title ?? section}:
          </span>{' '}
          {text}
        </p>
      ))}
    </li>
  );
}

/** Every decision about this listing, the newest first. */
export function CaseHistory({ listing }: { listing: ReviewCase }) {
  if (listing.history.length === 0) return null;
  return (
    <section aria-labelledby="case-history">
      <h2 id="case-history" className="mb-2 text-xl">
        History
      </h2>
      <ol className="divide-y divide-line border-line border-y">
        {listing.history.map((past) => (
          <Entry key={past.id} past={past} listing={listing} />
        ))}
      </ol>
    </section>
  );
}
