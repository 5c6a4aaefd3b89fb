import type { SiteBlock } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';
import { siteWords } from '../../rules/words/site-words.ts';
import { SAMPLE_BLOCKS } from './sample-blocks.ts';

const FULL: SiteView = {
  language: 'en',
  direction: 'ltr',
  names: ['Maya', 'Jonah'],
  couple: 'Maya & Jonah',
  initials: ['M', 'J'],
  day: {
    iso: '2027-09-18',
    words: 'Saturday, September 18, 2027',
    weekday: 'Saturday',
    monthDay: 'September 18',
    number: '18',
    month: 'September',
    year: '2027',
  },
  daysToGo: 304,
  placeName: 'Leopold House',
  placeCity: 'Hudson, New York',
  pages: [
    { title: 'Home', href: '#', isCurrent: true },
    { title: 'Our story', href: '#story', isCurrent: false },
    { title: 'The weekend', href: '#weekend', isCurrent: false },
    { title: 'Getting here', href: '#travel', isCurrent: false },
    { title: 'Registry', href: '#registry', isCurrent: false },
    { title: 'Questions', href: '#faq', isCurrent: false },
  ],
  // Behind a real one would be somebody’s invitation.
  reply: { href: '#content', label: 'Find my invitation', by: 'August 1' },
  languages: [
    { code: 'en', name: 'English', href: '?lang=en', isCurrent: true },
    { code: 'es', name: 'Español', href: '?lang=es', isCurrent: false },
  ],
  page: { title: 'Home', isFront: true, blocks: SAMPLE_BLOCKS },
  words: siteWords('en'),
};

const withBlocks = (blocks: readonly SiteBlock[]): SiteView => ({ ...FULL, page: { ...FULL.page, blocks } });

/** What a design is tried with: everything, hardly anything, names that are long, one name, another direction, no pictures. */
export const SAMPLE_VIEWS = {
  full: FULL,
  little: {
    ...withBlocks(SAMPLE_BLOCKS.filter(({ kind }) => kind === 'rsvp' || kind === 'hero')),
    names: ['Ana'],
    couple: 'Ana',
    initials: ['A'],
    day: null,
    daysToGo: null,
    placeName: '',
    placeCity: '',
    pages: [{ title: 'Home', href: '#', isCurrent: true }],
    reply: null,
    languages: [],
  },
  long: {
    ...FULL,
    names: ['Maria-Magdalena Konstantinopolitanskaya', 'Bartholomew Featherstonehaugh-Cholmondeley'],
    couple: 'Maria-Magdalena Konstantinopolitanskaya & Bartholomew Featherstonehaugh-Cholmondeley',
    placeName: 'The Old Apothecary’s Glasshouse at Upper Saint Nicholas-under-the-Hill',
  },
  plain: withBlocks(
    SAMPLE_BLOCKS.filter(({ kind }) => kind !== 'picture' && kind !== 'gallery').map((block) =>
      block.kind === 'hero' || block.kind === 'travel' ? { ...block, picture: null } : block,
    ),
  ),
  hebrew: {
    ...FULL,
    language: 'he',
    direction: 'rtl',
    names: ['מאיה', 'יונתן'],
    couple: 'מאיה ויונתן',
    initials: ['מ', 'י'],
  },
  inner: {
    ...FULL,
    page: { ...FULL.page, title: 'The weekend', isFront: false, blocks: SAMPLE_BLOCKS.slice(3, 8) },
  },
} satisfies Record<string, SiteView>;
