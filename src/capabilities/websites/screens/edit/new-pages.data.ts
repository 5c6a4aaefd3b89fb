import type { BlockKind } from '../../rules/site-block.ts';
import type { PageKind } from '../../rules/stored/site-content.ts';

/** What a page can be about, and what a new one begins with. */
export const NEW_PAGES: Readonly<Record<PageKind, { name: string; blocks: readonly BlockKind[] }>> = {
  other: { name: 'Something else', blocks: ['rich-text'] },
  events: { name: 'Schedule', blocks: ['events', 'schedule', 'dress-code'] },
  travel: { name: 'Travel', blocks: ['map-place', 'travel', 'hotel-block', 'directions-links'] },
  story: { name: 'Our story', blocks: ['story-timeline', 'gallery'] },
  party: { name: 'Wedding party', blocks: ['wedding-party'] },
  registry: { name: 'Registry', blocks: ['registry'] },
  faq: { name: 'Q & A', blocks: ['faq', 'message-form'] },
  photos: { name: 'Photos', blocks: ['gallery', 'guest-photos'] },
  home: { name: 'Welcome', blocks: ['hero', 'names-and-date', 'countdown', 'rsvp'] },
};
