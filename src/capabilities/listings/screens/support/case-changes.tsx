import { TimeAgoText } from '#app/time-ago-text.tsx';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { END_WORDS } from '../../rules/publication-words.ts';
import { BeforeAfter } from './before-after.tsx';

/** What is new since staff saw it last. */
export function CaseChanges({ listing: { changes, taxonomyKey } }: { listing: ReviewCase }) {
  return (
    <section aria-labelledby="case-changes">
      <h2 id="case-changes" className="mb-2 text-xl">
        What changed
      </h2>
      {changes === null && <p className="text-ink-soft text-sm">First submission, so everything is new.</p>}
      {changes && (
        <p className="text-ink-soft text-sm">
          Since {END_WORDS[changes.decision].toLowerCase()}, <TimeAgoText at={changes.since} />
          {changes.fields.length === 0 && ': nothing'}
        </p>
      )}
      {changes && changes.fields.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {changes.fields.map(({ section, label, before, after }) => (
            <li key={`${section}-${label}`} className="py-2.5">
              <p className="text-sm">
                <span className="font-semibold">{findSection(taxonomyKey, section)?.title ?? section}</span>
                <span className="text-ink-soft"> · {label}</span>
              </p>
              <BeforeAfter before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
