import { storedText } from '#base/validation/stored-text.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import type { PriceField } from '#capabilities/storefronts/rules/prices.ts';
import type { SocialField } from '#capabilities/storefronts/rules/social-links.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import type { EditorField, FieldValue, ListField, ListItem, SectionValues } from './editor-field.ts';
import type { EditorSection } from './editor-section.ts';
import { isSpaceSetting, LIST_ITEMS } from './list-items.ts';

function chosenOf({ category, optionIds }: ListingRecord, rootKey: string): string[] {
  const root = facetRootsOf(category).find(({ key }) => key === rootKey);
  const chosen = new Set(optionIds);
  return (root?.options ?? []).filter(({ id }) => chosen.has(id)).map(({ key }) => key);
}

/** The address of a film, as people would paste it. */
function filmAddress(video: ListingRecord['video']): string {
  if (!video) return '';
  return video.kind === 'VIMEO'
    ? `https://vimeo.com/${video.videoId}`
    : `https://www.youtube.com/watch?v=${video.videoId}`;
}

function fieldValue(listing: ListingRecord, section: EditorSection, field: EditorField): FieldValue {
  const { name } = field;
  if (field.kind === 'choices') return chosenOf(listing, field.rootKey);
  if (name === 'videoLink') return filmAddress(listing.video);
  if (section.key === 'social') return listing.social[name as SocialField] ?? '';
  if (name === 'spaces' || name === 'menus') return listing[name];
  if (name === 'faqs') return listing.faqs.map((faq) => ({ ...faq, key: faq.key ?? '' }));
  if (section.group === 'money') return listing.prices[name as PriceField | 'priceRangeVisible'];
  return listing[name as 'name' | 'slug' | 'description' | 'address1' | 'cityId' | 'postalCode'];
}

/** What the form of a section begins with. */
export function sectionValues(listing: ListingRecord, section: EditorSection): SectionValues {
  return Object.fromEntries(section.fields.map((field) => [field.name, fieldValue(listing, section, field)]));
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function cleanItem(item: ListField['item'], raw: unknown): ListItem | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as Record<string, unknown>;
  const clean: Record<string, string | number | null> = {};
  for (const field of LIST_ITEMS[item]) {
    const value = cleanValue(field, given[field.name] ?? (field.kind === 'text' ? '' : null));
    if (value === undefined) return undefined;
    clean[field.name] = value as string | number | null;
  }
  return clean;
}

function cleanList(item: ListField['item'], raw: unknown): ListItem[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const items = raw.map((each) => cleanItem(item, each));
  return items.every((each) => each !== undefined) ? items : undefined;
}

function cleanValue(field: EditorField, raw: unknown): FieldValue | undefined {
  switch (field.kind) {
    case 'text':
      return typeof raw === 'string' ? storedText(raw) : undefined;
    case 'money':
    case 'count':
      return raw === null || isWhole(raw) ? raw : undefined;
    case 'flag':
      return typeof raw === 'boolean' ? raw : undefined;
    case 'city':
      return isWhole(raw) ? raw : undefined;
    case 'setting':
      return isSpaceSetting(raw) ? raw : undefined;
    case 'choices':
      return Array.isArray(raw) && raw.every((key) => typeof key === 'string')
        ? [...new Set<string>(raw)]
        : undefined;
    case 'list':
      return cleanList(field.item, raw);
  }
}

/** What came as the values of a section, each of its kind; undefined where something is of another, or missing. */
export function cleanSectionValues(
  section: EditorSection,
  raw: Readonly<Record<string, unknown>>,
): SectionValues | undefined {
  const values: Record<string, FieldValue> = {};
  for (const field of section.fields) {
    const value = cleanValue(field, raw[field.name]);
    if (value === undefined) return undefined;
    values[field.name] = value;
  }
  return values;
}
