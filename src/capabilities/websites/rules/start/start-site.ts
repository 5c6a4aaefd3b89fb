import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { DesignKey } from '../design-keys.ts';
import type { SiteEvent } from '../draw/drawing.ts';
import { dayInWords, timeInWords } from '../draw/site-dates.ts';
import type { BlockKind } from '../site-block.ts';
import { blankProps } from '../stored/block-parts.ts';
import type { PageKind, SiteContent } from '../stored/site-content.ts';
import type { PropsOf, StoredBlock } from '../stored/stored-block.ts';
import { START_WORDS } from './start-words.data.ts';

type Known = {
  design: DesignKey;
  palette?: string;
  type?: string;
  language: GuestLanguage;
  events: readonly SiteEvent[];
};

const PLAN: readonly { kind: keyof typeof START_SLUGS; blocks: readonly BlockKind[] }[] = [
  { kind: 'home', blocks: ['hero', 'names-and-date', 'countdown', 'rsvp'] },
  { kind: 'events', blocks: ['events', 'schedule', 'dress-code'] },
  { kind: 'travel', blocks: ['map-place', 'travel', 'hotel-block', 'directions-links'] },
  { kind: 'story', blocks: ['story-timeline', 'gallery'] },
  { kind: 'registry', blocks: ['registry'] },
  { kind: 'faq', blocks: ['faq', 'message-form'] },
];

const START_SLUGS = {
  ...{ home: 'home', events: 'schedule', travel: 'travel', story: 'story', registry: 'registry', faq: 'faq' },
} as const satisfies Partial<Record<PageKind, string>>;

function answer(language: GuestLanguage, question: string, text: string) {
  return {
    question: { [language]: question },
    answer: { [language]: [{ kind: 'paragraph' as const, runs: [{ text }] }] },
  };
}

/** Questions whose answers we know from the couple’s list of events; of no other ones. */
function questionsOf({ language, events: [event] }: Known): PropsOf<'faq'>['questions'] {
  if (!event) return [];
  const words = START_WORDS[language];
  const { date, startsAt, placeName, address, attire } = event;
  const place = [placeName, address].filter((part) => part !== '').join(', ');
  return [
    ...(date !== null && startsAt !== ''
      ? [answer(language, words.when, words.at(dayInWords(language, date), timeInWords(language, startsAt)))]
      : []),
    ...(place === '' ? [] : [answer(language, words.where, `${place}.`)]),
    ...(attire === '' ? [] : [answer(language, words.wear, `${attire}.`)]),
  ];
}

/** What is known already; everything else stays blank, and what is blank no guest sees. */
function filled(kind: BlockKind, known: Known): StoredBlock['props'] {
  const { language, events } = known;
  const place = events.find(({ placeName }) => placeName !== '');
  switch (kind) {
    case 'map-place': {
      const props = blankProps('map-place');
      return place
        ? { ...props, placeName: place.placeName, address: place.address, event: place.id }
        : props;
    }
    case 'dress-code': {
      const attire = events.find((event) => event.attire !== '')?.attire ?? '';
      return attire === ''
        ? blankProps(kind)
        : { ...blankProps('dress-code'), attire: { [language]: attire } };
    }
    case 'faq':
      return { ...blankProps('faq'), questions: questionsOf(known) };
    default:
      return blankProps(kind);
  }
}

/** A site with all its pages, ready to be looked at a click later. */
export function startSite(known: Known, newId: () => string): SiteContent {
  const { design, palette = 'first', type = 'first', language } = known;
  return {
    look: { design, palette, type, languages: [language], title: {} },
    pages: PLAN.map(({ kind, blocks }) => ({
      id: newId(),
      kind,
      slug: START_SLUGS[kind],
      title: { [language]: START_WORDS[language].titles[kind] },
      blocks: blocks.map(
        (block) => ({ id: newId(), kind: block, props: filled(block, known) }) as StoredBlock,
      ),
    })),
  };
}
