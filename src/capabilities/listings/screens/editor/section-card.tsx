import { Link } from 'react-router';
import { sectionAddress } from '#app/rules/section-address.ts';
import { Badge } from '#ui/badge.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import type { EditorSection } from '../../rules/editor-section.ts';
import { GalleriesSection } from '../galleries/galleries-section.tsx';
import { SectionForm } from './section-form.tsx';
import { STANDING_WORDS, sectionStanding } from './section-standing.ts';

const BADGES = { empty: 'gray', begun: 'gold', done: 'green', waiting: 'orange', elsewhere: 'gray' } as const;

/** One section: what it is for, how far it is, and its form or the way to its own page. */
export function SectionCard({ listing, section }: { listing: Listing; section: EditorSection }) {
  const state = listing.sections.find(({ key }) => key === section.key);
  const standing = sectionStanding(listing, section);
  const headingId = `section-${section.key}`;
  return (
    <section
      id={section.key}
      aria-labelledby={headingId}
      className="scroll-mt-24 md:border-line md:border-b md:pb-8"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={headingId}>{section.title}</h2>
        <Badge variant={BADGES[standing]} className="mt-1 shrink-0">
          {STANDING_WORDS[standing]}
        </Badge>
      </div>
      <p className="mt-1 mb-5 text-ink-soft">{section.lead}</p>
      {state?.updatedBy && (
        <p className="mb-4 text-ink-soft text-sm">{state.updatedBy} changed this section last.</p>
      )}
      {section.key === 'photos' && <GalleriesSection listing={listing} />}
      {state && section.fields.length > 0 && (
        <SectionForm listing={listing} section={section} state={state} />
      )}
      {standing === 'elsewhere' && (
        <Link
          to={sectionAddress(listing, section.key)}
          className="font-semibold underline underline-offset-2"
        >
          Open {section.title.toLowerCase()}
        </Link>
      )}
    </section>
  );
}
