import { describe, expect, it } from 'vitest';
import { BLOCK_KINDS } from '../site-block.ts';
import { blankProps } from '../stored/block-parts.ts';
import type { StoredBlock } from '../stored/stored-block.ts';
import { drawBlock } from './draw-block.ts';
import { drawSite } from './draw-site.ts';
import type { Drawing } from './drawing.ts';
import { previewAddress } from './site-address.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const PICTURE = {
  sources: [{ src: '/p', width: 400 }],
  width: 400,
  height: 300,
  alt: 'A barn',
  color: '#abc',
};
const BLANK: Drawing = {
  language: 'en',
  first: 'en',
  frame: { names: { a: 'Maya', b: '' }, day: null, placeName: '', placeCity: '', today: '2031-09-01' },
  events: [],
  pictures: new Map(),
  reply: null,
  form: { action: '/wedding/m', sent: false },
  wall: null,
};
const EVENT = {
  ...{ id: ID, name: 'Dinner', date: '2031-09-13', startsAt: '16:30', endsAt: '23:00' },
  ...{ placeName: 'Leopold House', address: '12 Hill, Hudson', attire: 'Garden', text: 'One.\n\nTwo.' },
};
const FULL: Drawing = {
  ...BLANK,
  frame: { ...BLANK.frame, names: { a: 'Maya', b: 'Jonah' }, day: '2031-09-13' },
  events: [EVENT],
  pictures: new Map([[ID, PICTURE]]),
  reply: { href: '/r', closesOn: '2031-08-01' },
  wall: { href: '/p/x', pictures: [] },
};
const HEBREW: Drawing = { ...FULL, language: 'he' };

const say = (en: string, he = '') => ({ en, ...(he && { he }) });
const tell = (text: string) => ({ en: [{ kind: 'paragraph', runs: [{ text }] }] });
const picture = { id: ID, alt: {}, caption: say('Ours'), focus: { x: 0.5, y: 0.5 } };
const entry = { title: say('Met'), label: say('2020'), text: tell('Rain.'), picture };
const TITLE = { title: say('Title', 'כותרת') };

/** Each kind as a couple might have filled it. */
const PROPS: Partial<Record<StoredBlock['kind'], object>> = {
  'rich-text': { ...TITLE, text: tell('Hello') },
  picture: { picture },
  gallery: { ...TITLE, pictures: [picture, { ...picture, id: 'gone' }] },
  'story-timeline': { ...TITLE, entries: [entry, { ...entry, title: {}, text: {}, picture: null }] },
  events: TITLE,
  schedule: { ...TITLE, day: '2031-09-13', lines: [{ time: '16:30', title: say('Vows'), text: {} }] },
  travel: { ...TITLE, ways: [{ title: say('Train'), text: tell('Sit left.') }], picture },
  'hotel-block': {
    ...TITLE,
    hotels: [
      { name: 'Inn', address: '', text: {}, code: 'M&J', until: '2031-07-30', href: '', phone: '' },
      { name: '', address: 'Nowhere', text: {}, code: '', until: null, href: '', phone: '' },
    ],
  },
  'map-place': { ...TITLE, placeName: 'Leopold House', address: '12 Hill' },
  'directions-links': { ...TITLE, links: [{ label: say('Trains'), href: 'https://www.trains.example/a' }] },
  'wedding-party': { ...TITLE, people: [{ name: 'Priya', label: {}, text: {}, picture: null }] },
  registry: {
    ...TITLE,
    links: [
      { label: {}, href: 'https://gifts.example/' },
      { label: {}, href: '' },
    ],
  },
  faq: {
    ...TITLE,
    questions: [
      { question: say('Rain?'), answer: tell('Tents.') },
      { question: {}, answer: {} },
    ],
  },
  'dress-code': { ...TITLE, attire: say('Garden') },
  video: { ...TITLE, href: 'https://youtu.be/abcdefghijk' },
  'song-list': { ...TITLE, songs: [{ title: 'September', artist: '' }] },
};

const blockOf = (kind: StoredBlock['kind'], props: object = {}) =>
  ({ id: ID, kind, props: { ...blankProps(kind), ...props } }) as StoredBlock;

/** What is there whether or not anybody has written in it. */
const ALWAYS = ['hero', 'names-and-date', 'message-form', 'divider', 'language-switch'];

describe('a block', () => {
  it.each(BLOCK_KINDS)('%s that is blank is left out, unless it needs no words', (kind) => {
    expect(drawBlock(blockOf(kind), BLANK) !== undefined).toBe(ALWAYS.includes(kind));
  });

  it.each(BLOCK_KINDS)('%s that is filled is drawn, in either direction', (kind) => {
    for (const drawing of [FULL, HEBREW]) {
      const drawn = drawBlock(blockOf(kind, PROPS[kind]), drawing);
      expect(drawn).toMatchObject({ id: ID, kind });
      if (drawn && 'title' in drawn && PROPS[kind])
        expect(drawn.title).toBe(drawing === HEBREW ? 'כותרת' : 'Title');
      expect(JSON.stringify(drawn)).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it('leaves out entries that say nothing, and pictures that are gone', () => {
    expect(drawBlock(blockOf('gallery', PROPS.gallery), FULL)).toMatchObject({
      pictures: [{ alt: 'A barn' }],
    });
    expect(drawBlock(blockOf('faq', PROPS.faq), FULL)).toMatchObject({ questions: [{ question: 'Rain?' }] });
    expect(drawBlock(blockOf('registry', PROPS.registry), FULL)).toMatchObject({
      links: [{ label: 'gifts.example', href: 'https://gifts.example/' }],
    });
    expect(drawBlock(blockOf('directions-links', PROPS['directions-links']), FULL)).toMatchObject({
      links: [{ label: 'Trains (trains.example)' }],
    });
  });

  it('about an event is not there for whoever does not know of it', () => {
    for (const kind of ['schedule', 'map-place'] as const) {
      const block = blockOf(kind, { ...PROPS[kind], event: ID });
      expect(drawBlock(block, FULL)).toBeDefined();
      expect(drawBlock(block, { ...FULL, events: [] }), kind).toBeUndefined();
    }
    expect(drawBlock(blockOf('events', { events: ['another'] }), FULL)).toBeUndefined();
  });

  it('says days and hours in the language of the page', () => {
    const inHebrew = drawBlock(blockOf('events'), HEBREW);
    expect(inHebrew).toMatchObject({ events: [{ from: '16:30', day: { number: '13', iso: '2031-09-13' } }] });
    expect(drawBlock(blockOf('events'), FULL)).toMatchObject({
      events: [{ day: { words: 'Saturday, September 13, 2031' }, text: [{}, {}] }],
    });
  });
});

it('a site says its own words in the language of the page, and the couple’s first where it lacks one', () => {
  const page = { id: ID, kind: 'home', slug: 'home', title: say('Welcome'), blocks: [blockOf('divider')] };
  const look = { design: 'grid', palette: 'a', type: 'b', languages: ['en', 'he'], title: {} };
  const sheet = { look, page, pages: [page], address: previewAddress({}) } as never;
  const drawn = drawSite(sheet, HEBREW);
  expect(drawn).toMatchObject({
    direction: 'rtl',
    couple: 'Maya & Jonah',
    initials: ['M', 'J'],
    daysToGo: 12,
  });
  expect(drawn.page).toMatchObject({ title: 'Welcome', isFront: true });
  expect(drawn.reply?.label).toBe('אישור הגעה');
  expect(drawSite(sheet, BLANK)).toMatchObject({ names: ['Maya'], day: null, daysToGo: null, reply: null });
});
