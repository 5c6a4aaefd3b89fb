import type { BlockKind } from '../site-block.ts';

/**
 * What a part of a block can be:
 * - `words`, `rich`: by language, plain or with paragraphs
 * - `line`: the same in every language, as a name or a phone number
 * - `day`, `time`, `link`, `video`, `color`: '' or null while nobody has said
 * - `event`: one of the couple’s events, which hides the block from whoever is not invited to it
 * - `events`: which ones, all where it names none
 */
export type Field =
  | { is: 'words'; most: number }
  | { is: 'rich' }
  | { is: 'line'; most: number }
  | { is: 'day' | 'time' | 'link' | 'video' | 'picture' | 'point' | 'event' | 'events' }
  | { is: 'pictures' | 'colors'; most: number }
  | { is: 'list'; most: number; of: Fields };

export type Fields = { readonly [name: string]: Field };

const title = { is: 'words', most: 120 } as const;
const text = { is: 'words', most: 600 } as const;
const rich = { is: 'rich' } as const;
const picture = { is: 'picture' } as const;
const name = { is: 'line', most: 100 } as const;
const captioned = { text: rich, picture } as const;
const links = { is: 'list', most: 10, of: { label: title, href: { is: 'link' } } } as const;

/**
 * The parts of every kind of block: the one list that schemas, emptiness, translations, links and pictures are read from.
 * Kinds and parts are stored with sites; they are added to and never renamed.
 */
export const BLOCK_FIELDS = {
  hero: { title, text, picture },
  'names-and-date': { text },
  countdown: { title },
  'rich-text': { title, text: rich },
  picture: { picture },
  gallery: { title, pictures: { is: 'pictures', most: 24 } },
  'story-timeline': { title, entries: { is: 'list', most: 20, of: { title, label: title, ...captioned } } },
  events: { title, events: { is: 'events' } },
  schedule: {
    title,
    day: { is: 'day' },
    event: { is: 'event' },
    lines: { is: 'list', most: 40, of: { time: { is: 'time' }, title, text } },
  },
  travel: { title, ways: { is: 'list', most: 10, of: { title, text: rich } }, picture },
  'hotel-block': {
    title,
    hotels: {
      is: 'list',
      most: 10,
      of: {
        name,
        address: { is: 'line', most: 200 },
        text,
        code: { is: 'line', most: 40 },
        until: { is: 'day' },
        href: { is: 'link' },
        phone: { is: 'line', most: 30 },
      },
    },
  },
  'map-place': {
    title,
    placeName: name,
    address: { is: 'line', most: 200 },
    at: { is: 'point' },
    event: { is: 'event' },
  },
  'directions-links': { title, links },
  'wedding-party': { title, people: { is: 'list', most: 40, of: { name, label: title, ...captioned } } },
  registry: { title, text, links },
  rsvp: { title, text },
  faq: { title, questions: { is: 'list', most: 40, of: { question: title, answer: rich } } },
  'dress-code': { title, attire: title, text: rich, colors: { is: 'colors', most: 8 } },
  video: { title, href: { is: 'video' } },
  'song-list': { title, text, songs: { is: 'list', most: 60, of: { title: name, artist: name } } },
  'guest-photos': { title, text },
  'message-form': { title, text },
  divider: {},
  'language-switch': {},
} as const satisfies Record<BlockKind, Fields>;
