import type { BlockKind } from '../../rules/site-block.ts';

type KindWords = {
  about: string;
  group: 'Words' | 'Pictures' | 'The day' | 'Getting there' | 'Guests';
};

/** What guests get from each kind of block. */
export const KIND_WORDS: Readonly<Record<BlockKind, KindWords>> = {
  hero: { about: 'Your names with a photo', group: 'Pictures' },
  'names-and-date': {
    about: 'Who, when, and where, from your plan',
    group: 'The day',
  },
  countdown: { about: 'Days until the wedding', group: 'The day' },
  'rich-text': { about: 'Anything you want to say', group: 'Words' },
  picture: { about: 'One photo, large', group: 'Pictures' },
  gallery: { about: 'Up to 24 photos together', group: 'Pictures' },
  'story-timeline': { about: 'How it began, chapter by chapter', group: 'Words' },
  events: { about: 'Each guest sees the ones they’re invited to', group: 'The day' },
  schedule: { about: 'The day, hour by hour', group: 'The day' },
  travel: { about: 'Ways to get there', group: 'Getting there' },
  'hotel-block': { about: 'Rooms you’ve reserved, with codes', group: 'Getting there' },
  'map-place': { about: 'An address with a map', group: 'Getting there' },
  'directions-links': { about: 'Directions, shuttles, parking', group: 'Getting there' },
  'wedding-party': { about: 'The people by your side', group: 'Words' },
  registry: { about: 'Links to your registries', group: 'Guests' },
  rsvp: { about: 'The way to the reply form', group: 'Guests' },
  faq: { about: 'What guests would ask you', group: 'Words' },
  'dress-code': { about: 'What to wear, with colors', group: 'The day' },
  video: { about: 'From YouTube or Vimeo', group: 'Pictures' },
  'song-list': { about: 'Songs you hope to hear', group: 'Guests' },
  'guest-photos': { about: 'The way to your photo wall', group: 'Guests' },
  'message-form': { about: 'Guests write, you read', group: 'Guests' },
  divider: { about: 'A pause between two blocks', group: 'Words' },
  'language-switch': { about: 'Lets guests switch languages', group: 'Words' },
};

/** Of fields that are called alike wherever they stand. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  title: 'Heading',
  text: 'Text',
  picture: 'Photo',
  pictures: 'Photos',
  entries: 'Chapters',
  label: 'When',
  events: 'Which events',
  event: 'Only for guests invited to',
  day: 'Day',
  lines: 'Times',
  time: 'Time',
  ways: 'Ways to get there',
  hotels: 'Hotels',
  name: 'Name',
  address: 'Address',
  code: 'Booking code',
  until: 'Book by',
  href: 'Link',
  phone: 'Phone',
  placeName: 'Name of the place',
  at: 'Map point',
  links: 'Links',
  people: 'People',
  questions: 'Questions',
  question: 'Question',
  answer: 'Answer',
  attire: 'Dress code',
  colors: 'Colors',
  songs: 'Songs',
  artist: 'Artist',
};

/** Where the usual word would say too little. */
const OWN_LABELS: Readonly<Record<string, string>> = {
  'lines.title': 'What happens',
  'lines.text': 'A note',
  'ways.title': 'Way to travel',
  'entries.title': 'Chapter title',
  'hotels.text': 'A note',
  'people.label': 'Their role',
  'people.text': 'A few words about them',
  'links.label': 'What it’s called',
  'songs.title': 'Song',
  'video.href': 'Link to the video',
  'hero.text': 'A few words',
  'hero.title': 'A line with your names',
  'names-and-date.text': 'A line with it',
};

export function fieldLabel(path: readonly string[]): string {
  const name = path.at(-1) ?? '';
  return OWN_LABELS[path.slice(-2).join('.')] ?? FIELD_LABELS[name] ?? name;
}

/** What one more of a list is called. */
const ENTRY_WORDS: Readonly<Record<string, string>> = {
  entries: 'chapter',
  lines: 'time',
  ways: 'way',
  hotels: 'hotel',
  links: 'link',
  people: 'person',
  questions: 'question',
  songs: 'song',
};

export function entryWord(name: string): string {
  return ENTRY_WORDS[name] ?? 'entry';
}
