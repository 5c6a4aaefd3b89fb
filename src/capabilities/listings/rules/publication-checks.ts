import { findBannedNames } from '#base/validation/banned-names.ts';
import { findContact } from '#base/validation/contact-filter.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { editorSections } from './editor-sections.ts';
import { type FindingKind, type Released, screenSection } from './screen-section.ts';
import { sectionValues } from './section-values.ts';

export const CHECK_KEYS = ['contact', 'names', 'same-text', 'same-pictures'] as const;
export type CheckKey = (typeof CHECK_KEYS)[number];

/** Another listing that has the same text or picture. */
export type Twin = { uuid: string; name: string; taxonomyKey: TaxonomyKey; slug: string; published: boolean };

/** What a check found; nothing where the listing passed. */
export type PublicationCheck = {
  key: CheckKey;
  /** Where in the listing, and what stands there. */
  findings: { section: string; match: string }[];
  twins: Twin[];
};

export const hasPassed = ({ findings, twins }: PublicationCheck) =>
  findings.length === 0 && twins.length === 0;

function captionsOf({ galleries }: ListingRecord): string[] {
  return [...galleries.COVER, ...galleries.PHOTO].flatMap(({ caption, altText }) => [caption, altText]);
}

/** Ways around us and names of other services, in all that couples would read. */
export function wordChecks(listing: ListingRecord, released: readonly Released[]): PublicationCheck[] {
  const found = editorSections(listing.category).flatMap((section) => {
    const own = released.filter(({ sectionKey }) => sectionKey === section.key).map(({ match }) => match);
    return screenSection(section, sectionValues(listing, section), own).map(({ kind, match }) => ({
      kind,
      section: section.key,
      match,
    }));
  });
  const inCaptions = captionsOf(listing).flatMap((text) => {
    const contact = findContact(text);
    return [
      ...(contact ? [{ kind: 'contact' as const, section: 'photos', match: contact.match }] : []),
      ...findBannedNames(text).map((match) => ({ kind: 'competitor' as const, section: 'photos', match })),
    ];
  });
  const of = (kind: FindingKind) =>
    [...found, ...inCaptions]
      .filter((each) => each.kind === kind)
      .map(({ section, match }) => ({ section, match }));
  return [
    { key: 'contact', findings: of('contact'), twins: [] },
    { key: 'names', findings: of('competitor'), twins: [] },
  ];
}
