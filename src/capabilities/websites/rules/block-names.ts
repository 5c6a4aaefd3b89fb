import type { BlockKind } from './site-block.ts';

/** What the couple calls a block. */
export const BLOCK_NAMES: Readonly<Record<BlockKind, string>> = {
  hero: 'Cover',
  'names-and-date': 'Names and date',
  countdown: 'Countdown',
  'rich-text': 'Text',
  picture: 'Photo',
  gallery: 'Gallery',
  'story-timeline': 'Our story',
  events: 'Events',
  schedule: 'Schedule',
  travel: 'Travel',
  'hotel-block': 'Hotels',
  'map-place': 'Place',
  'directions-links': 'Links',
  'wedding-party': 'Wedding party',
  registry: 'Registry',
  rsvp: 'RSVP',
  faq: 'Q & A',
  'dress-code': 'Dress code',
  video: 'Video',
  'song-list': 'Song list',
  'guest-photos': 'Guest photos',
  'message-form': 'Message to you',
  divider: 'Divider',
  'language-switch': 'Languages',
};
