import { parseVideoLink } from '#base/validation/video-link.ts';
import type { Faq } from '#capabilities/storefronts/rules/faqs.ts';
import type {
  ListingChanges,
  ListingRecord,
  VenueMenu,
  VenueSpace,
} from '#capabilities/storefronts/rules/listing-record.ts';
import { withoutOrphans } from '#capabilities/taxonomy/rules/dependent-facets.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import type { SectionValues } from './editor-field.ts';
import type { EditorSection } from './editor-section.ts';

/** The options after this section's are chosen anew; what hung on one that is no longer chosen falls away. */
function chosenOptions(listing: ListingRecord, section: EditorSection, values: SectionValues): number[] {
  const asked = new Set(section.fields.flatMap((field) => (field.kind === 'choices' ? [field.rootKey] : [])));
  const before = new Set(listing.optionIds);
  const chosen = facetRootsOf(listing.category).flatMap((root) =>
    root.options.filter(({ id, key }) =>
      asked.has(root.key) ? (values[root.key] as readonly string[]).includes(key) : before.has(id),
    ),
  );
  return withoutOrphans(listing.category, chosen).map(({ id }) => id);
}

function faqsOf(values: SectionValues): Faq[] {
  return (values.faqs as readonly { key: string; question: string; answer: string }[]).map(
    ({ key, question, answer }) => ({ ...(key !== '' && { key }), question, answer }),
  );
}

/** What a section that has nothing wrong with it changes in the listing. */
export function sectionChanges(
  listing: ListingRecord,
  section: EditorSection,
  values: SectionValues,
): ListingChanges {
  switch (section.key) {
    case 'basics':
    case 'description':
      return values as ListingChanges;
    case 'video':
      return { video: parseVideoLink(String(values.videoLink)) ?? null };
    case 'social':
      return {
        social: Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')),
      };
    case 'spaces':
      return { spaces: values.spaces as unknown as VenueSpace[] };
    case 'menus':
      return { menus: values.menus as unknown as VenueMenu[] };
    case 'faqs':
      return { faqs: faqsOf(values) };
    case 'prices':
    case 'target-budget':
      return { prices: values as ListingChanges['prices'] & object };
    default:
      return { optionIds: chosenOptions(listing, section, values) };
  }
}
