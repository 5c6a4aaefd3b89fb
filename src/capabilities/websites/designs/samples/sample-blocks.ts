import type { RichText } from '../../rules/rich-text.ts';
import type { EventLine, SiteBlock } from '../../rules/site-block.ts';
import { SAMPLE_PICTURES as PICTURES } from './sample-pictures.ts';

const say = (...paragraphs: string[]): RichText =>
  paragraphs.map((text) => ({ kind: 'paragraph', runs: [{ text }] }));

const event = (id: string, name: string, more: Partial<EventLine>): EventLine => ({
  id,
  name,
  day: { iso: '2027-09-18', words: 'Saturday, September 18, 2027', number: '18', weekday: 'Saturday' },
  from: '',
  to: '',
  placeName: 'Leopold House',
  address: '12 Promenade Hill, Hudson, NY 12534',
  mapHref: 'https://www.openstreetmap.org/search?query=Hudson',
  attire: '',
  text: [],
  ...more,
});

const friday = { iso: '2027-09-17', words: 'Friday, September 17, 2027', number: '17', weekday: 'Friday' };
const sunday = { iso: '2027-09-19', words: 'Sunday, September 19, 2027', number: '19', weekday: 'Sunday' };

const EVENTS = [
  event('1', 'Pizza in the orchard', {
    day: friday,
    from: '6:00 PM',
    text: say('Behind the house. Come as you are off the train.'),
  }),
  event('2', 'Ceremony', {
    from: '4:00 PM',
    to: '4:30 PM',
    attire: 'Garden formal',
    text: say('On the south lawn. Twenty minutes, we promise.'),
  }),
  event('3', 'Dinner and dancing', {
    from: '6:30 PM',
    to: '11:30 PM',
    text: say('At long tables in the glasshouse. The last shuttle leaves at midnight.'),
  }),
  event('4', 'Bagels, goodbyes', {
    day: sunday,
    from: '10:00 AM',
    to: '12:00 PM',
    text: say('On the porch. Sunglasses encouraged.'),
  }),
];

/** Every kind of block, filled as a couple would. */
export const SAMPLE_BLOCKS: readonly SiteBlock[] = [
  { id: 'a', kind: 'hero', title: 'We’re getting married', text: '', picture: PICTURES.manor },
  {
    id: 'b',
    kind: 'rich-text',
    title: 'She took his dryer. He took it well.',
    text: [
      {
        kind: 'paragraph',
        runs: [
          {
            text: 'Franklin Avenue had one dryer left with any heat in it, and his towels were in it. I moved them to a chair, folded, which he maintains was the moment. I maintain it was ',
          },
          { text: 'basic decency', italic: true },
          {
            text: '. He bought me a coffee from the bad place next door and we argued about whether it was bad until they turned off the lights.',
          },
        ],
      },
      {
        kind: 'paragraph',
        runs: [
          {
            text: 'That was March of 2019. There have been four apartments since, one flooded; a dog called Biscuit; and, on a platform at Hudson with the fire tower closed and the ring already in his pocket, a question he had meant to ask somewhere higher.',
          },
        ],
      },
    ],
  },
  {
    id: 'c',
    kind: 'story-timeline',
    title: 'Our story',
    entries: [
      {
        title: 'The laundromat',
        label: 'March 2019',
        text: say('One warm dryer, two bad coffees.'),
        picture: PICTURES.record,
      },
      { title: 'Four apartments', label: '2020 to 2024', text: say('One of them had heat.'), picture: null },
      {
        title: 'The platform',
        label: 'October 2026',
        text: say('He asked. The 7:15 waited for her answer.'),
        picture: PICTURES.rings,
      },
    ],
  },
  { id: 'd', kind: 'events', title: 'The weekend', events: EVENTS },
  {
    id: 'e',
    kind: 'schedule',
    title: 'The day, hour by hour',
    day: 'Saturday, September 18, 2027',
    lines: [
      { time: '4:00 PM', title: 'Ceremony', text: 'South lawn' },
      { time: '4:45 PM', title: 'Drinks', text: 'On the terrace, and oysters while they last' },
      { time: '6:30 PM', title: 'Dinner', text: '' },
      { time: '8:30 PM', title: 'Dancing', text: 'Until the last shuttle at midnight' },
    ],
  },
  { id: 'f', kind: 'countdown', title: '', days: 304 },
  {
    id: 'g',
    kind: 'travel',
    title: 'Two hours up the river',
    picture: PICTURES.barn,
    ways: [
      {
        title: 'By train',
        text: say('Amtrak from Moynihan to Hudson, about two hours. Sit on the left: that is the river.'),
      },
      { title: 'By car', text: say('The Taconic, then Route 82. Allow two and a half hours on a Friday.') },
      { title: 'By air', text: say('Albany is 45 minutes away, by cab or with Uncle Sal, who has offered.') },
    ],
  },
  {
    id: 'h',
    kind: 'hotel-block',
    title: 'Where to sleep',
    hotels: [
      {
        name: 'The Lamplighter Inn',
        address: '301 Warren Street, Hudson',
        text: 'Ten minutes on foot.',
        code: 'MAYA & JONAH',
        until: 'July 30',
        href: 'https://inn.example',
        phone: '+15185550142',
      },
      {
        name: 'Rivertown Lodge',
        address: '731 Warren Street, Hudson',
        text: 'For late risers.',
        code: '',
        until: '',
        href: null,
        phone: '',
      },
    ],
  },
  {
    id: 'i',
    kind: 'map-place',
    title: 'Find us',
    placeName: 'Leopold House',
    address: '12 Promenade Hill, Hudson, NY 12534',
    href: 'https://www.openstreetmap.org/search?query=Hudson',
    at: { latitude: 42.25, longitude: -73.79 },
  },
  {
    id: 'j',
    kind: 'directions-links',
    title: 'Good to have',
    links: [
      { label: 'Train times', href: 'https://trains.example' },
      { label: 'Hudson Taxi', href: 'https://taxi.example' },
    ],
  },
  {
    id: 'k',
    kind: 'wedding-party',
    title: 'Standing with us',
    people: [
      {
        title: 'Priya Raman',
        label: 'Maid of honor',
        text: say('Has never been lost.'),
        picture: PICTURES.bouquet,
      },
      {
        title: 'Sam Okafor',
        label: 'Best man',
        text: say('Keeps the rings, and the speech short.'),
        picture: null,
      },
      { title: 'Lena Alvarez', label: 'Mother of the bride', text: [], picture: null },
    ],
  },
  {
    id: 'l',
    kind: 'dress-code',
    title: '',
    attire: 'Garden formal',
    text: say('It’s a lawn, so choose heels that can swim.'),
    colors: ['#2f4f4a', '#b5566a', '#e8c9a0', '#7a8fb5'],
  },
  {
    id: 'm',
    kind: 'gallery',
    title: 'A few of us',
    pictures: [PICTURES.arch, PICTURES.table, PICTURES.place, PICTURES.rings, PICTURES.barn],
  },
  { id: 'n', kind: 'picture', picture: PICTURES.manor },
  {
    id: 'o',
    kind: 'video',
    title: 'How he asked',
    href: 'https://www.youtube.com/watch?v=abcdefghijk',
    service: 'YouTube',
  },
  {
    id: 'p',
    kind: 'rsvp',
    title: 'Will you come?',
    text: 'It takes a minute, and you can change your mind until then.',
    href: '#content',
    label: 'Find my invitation',
    replyBy: 'Please answer by August 1.',
  },
  {
    id: 'q',
    kind: 'registry',
    title: 'The short list',
    text: 'We own nine mugs and one good knife. Here is the gap between.',
    links: [{ label: 'See all 34 gifts', href: 'https://registry.example' }],
  },
  {
    id: 'r',
    kind: 'faq',
    title: 'You asked',
    questions: [
      {
        question: 'What do we wear?',
        answer: say('Garden formal. It’s a lawn, so choose heels that can swim.'),
      },
      {
        question: 'May we bring the children?',
        answer: say('Yes, if their names are on your invitation. There is a tent with crayons.'),
      },
      {
        question: 'And if it rains?',
        answer: say('The glasshouse has a roof and the lawn has umbrellas. Nobody moves the date.'),
      },
      {
        question: 'Is it step-free?',
        answer: say('Every room but the tower. Tell us and we’ll park you by the door.'),
      },
      {
        question: 'Who do we call when we’re lost?',
        answer: say('Priya, who never is. Her number is in your reply.'),
      },
    ],
  },
  {
    id: 's',
    kind: 'song-list',
    title: 'It won’t be a party without',
    text: '',
    songs: [
      { title: 'This Must Be the Place', artist: 'Talking Heads' },
      { title: 'September', artist: 'Earth, Wind & Fire' },
    ],
  },
  {
    id: 't',
    kind: 'guest-photos',
    title: 'Your pictures',
    text: 'Take many. Leave some here.',
    href: '#content',
    label: 'Share photos',
    pictures: [PICTURES.table, PICTURES.arch, PICTURES.place],
  },
  {
    id: 'u',
    kind: 'message-form',
    title: 'Write to us',
    text: 'We read everything, slowly.',
    action: '#',
    sent: false,
  },
  { id: 'v', kind: 'divider' },
  { id: 'w', kind: 'names-and-date', text: 'See you in the garden' },
  { id: 'x', kind: 'language-switch' },
];
