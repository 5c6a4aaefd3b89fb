import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SectionValues } from './editor-field.ts';
import { editorSections } from './editor-sections.ts';
import { fieldLabel, fieldWords } from './field-words.ts';
import { sectionValues } from './section-values.ts';

/** All that a listing said when somebody decided about it. */
export type ListingSnapshot = {
  sections: Readonly<Record<string, SectionValues>>;
  /** Pictures by their ids, in order. */
  pictures: Readonly<Record<Gallery, readonly string[]>>;
};

/** A field in words; empty where nothing was said. */
export type FieldWords = { section: string; field: string; label: string; words: string };

/** One field that says something else than before. */
export type FieldChange = { section: string; label: string; before: string; after: string };

export function snapshotOf(listing: ListingRecord): ListingSnapshot {
  const ids = (gallery: Gallery) => listing.galleries[gallery].map(({ assetId }) => assetId);
  return {
    sections: Object.fromEntries(
      editorSections(listing.category).map((section) => {
        const values = sectionValues(listing, section);
        // A city is a number to us; people read its name.
        return [section.key, 'cityId' in values ? { ...values, cityId: listing.cityName } : values];
      }),
    ),
    pictures: { COVER: ids('COVER'), PHOTO: ids('PHOTO') },
  };
}

const GALLERY_LABELS: Readonly<Record<Gallery, string>> = { COVER: 'Cover photos', PHOTO: 'Photos' };

/** Every field in words, in the order of the editor. */
export function snapshotWords(category: TaxonomyKey, { sections }: ListingSnapshot): FieldWords[] {
  return editorSections(category).flatMap((section) =>
    section.fields.map((field) => ({
      section: section.key,
      field: field.name,
      label: fieldLabel(field),
      words: fieldWords(field, sections[section.key]?.[field.name] ?? null),
    })),
  );
}

function pictureChange(
  gallery: Gallery,
  before: readonly string[],
  after: readonly string[],
): FieldChange | undefined {
  const added = after.filter((id) => !before.includes(id)).length;
  const removed = before.filter((id) => !after.includes(id)).length;
  const isMoved = added + removed === 0 && before.join() !== after.join();
  if (added + removed === 0 && !isMoved) return undefined;
  const what = [added > 0 && `${added} added`, removed > 0 && `${removed} removed`, isMoved && 'New order'];
  return {
    section: 'photos',
    label: GALLERY_LABELS[gallery],
    before: String(before.length),
    after: `${after.length} (${what.filter(Boolean).join(', ')})`,
  };
}

/** What differs between two states of a listing, field by field. */
export function snapshotChanges(
  category: TaxonomyKey,
  before: ListingSnapshot,
  after: ListingSnapshot,
): FieldChange[] {
  const earlier = new Map(
    snapshotWords(category, before).map((each) => [`${each.section}/${each.field}`, each.words]),
  );
  const fields = snapshotWords(category, after)
    .map(({ section, field, label, words }) => ({
      section,
      label,
      before: earlier.get(`${section}/${field}`) ?? '',
      after: words,
    }))
    .filter((change) => change.before !== change.after);
  const pictures = (['COVER', 'PHOTO'] as const).flatMap(
    (gallery) => pictureChange(gallery, before.pictures[gallery], after.pictures[gallery]) ?? [],
  );
  return [...fields, ...pictures];
}
