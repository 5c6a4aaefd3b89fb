import { calendarDate, daysBetween } from '#base/calendar-date.ts';
import { parseVideoLink } from '#base/validation/video-link.ts';
import type { BlockPicture, CaptionedEntry, EventLine, SiteBlock } from '../site-block.ts';
import { hostOf } from '../stored/site-link.ts';
import type { StoredBlock, StoredBlockOf, StoredPicture } from '../stored/stored-block.ts';
import { hasRichText, type RichWords, richWordsIn, type Words, wordsIn } from '../stored/words.ts';
import { siteWords } from '../words/site-words.ts';
import { drawRichText, paragraphsOf } from './draw-rich-text.ts';
import type { Drawing, SiteEvent } from './drawing.ts';
import { dayForms, dayInWords, timeInWords } from './site-dates.ts';

/** What one kind becomes for this reader; nothing where there is nothing to show yet. */
type DrawKind<Kind extends StoredBlock['kind']> = (
  props: StoredBlockOf<Kind>['props'],
  drawing: Drawing,
) => Omit<Extract<SiteBlock, { kind: Kind }>, 'id' | 'kind'> | undefined;

const say = ({ language, first }: Drawing, words: Words) => wordsIn(words, language, first);
const tell = ({ language, first }: Drawing, words: RichWords) =>
  drawRichText(richWordsIn(words, language, first));

function drawPicture(drawing: Drawing, picture: StoredPicture | null): BlockPicture | null {
  const found = picture && drawing.pictures.get(picture.id);
  if (!picture || !found) return null;
  const { focus, caption, alt } = picture;
  return { ...found, focus, alt: say(drawing, alt) || found.alt, caption: say(drawing, caption) };
}

function drawPictures(drawing: Drawing, pictures: readonly StoredPicture[]): BlockPicture[] {
  return pictures.flatMap((picture) => drawPicture(drawing, picture) ?? []);
}

export function mapLink(placeName: string, address: string): string | null {
  const place = [placeName, address].filter((part) => part !== '').join(', ');
  if (address === '') return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function drawEvent({ language }: Drawing, event: SiteEvent): EventLine {
  const { id, name, date, placeName, address, attire } = event;
  const day = date === null ? null : dayForms(language, date);
  return {
    ...{ id, name, placeName, address, attire },
    day: day && { iso: day.iso, words: day.words, number: day.number, weekday: day.weekday },
    from: timeInWords(language, event.startsAt),
    to: timeInWords(language, event.endsAt),
    mapHref: mapLink(placeName, address),
    text: paragraphsOf(event.text),
  };
}

type StoredLink = { label: Words; href: string };

/** Each says its host. */
function drawLinks(drawing: Drawing, links: readonly StoredLink[]): { label: string; href: string }[] {
  return links
    .filter(({ href }) => href !== '')
    .map(({ label, href }) => {
      const words = say(drawing, label);
      return { label: words === '' ? hostOf(href) : `${words} (${hostOf(href)})`, href };
    });
}

/** Whether the reader knows of the event that a block is about; every reader does of none. */
function isKnown({ events }: Drawing, event: string | null): boolean {
  return event === null || events.some(({ id }) => id === event);
}

function captioned(drawing: Drawing, entry: { text: RichWords; picture: StoredPicture | null }) {
  return { text: tell(drawing, entry.text), picture: drawPicture(drawing, entry.picture) };
}

const isEntry = ({ title, text, picture }: CaptionedEntry) =>
  title !== '' || hasRichText(text) || picture !== null;

const DRAW: { [Kind in StoredBlock['kind']]: DrawKind<Kind> } = {
  hero: (props, drawing) => ({
    title: say(drawing, props.title),
    text: say(drawing, props.text),
    picture: drawPicture(drawing, props.picture),
  }),
  'names-and-date': (props, drawing) => ({ text: say(drawing, props.text) }),
  countdown: (props, drawing) => {
    const days = daysToGo(drawing);
    return days === null ? undefined : { title: say(drawing, props.title), days };
  },
  'rich-text': (props, drawing) => {
    const [title, text] = [say(drawing, props.title), tell(drawing, props.text)];
    return title === '' && !hasRichText(text) ? undefined : { title, text };
  },
  picture: (props, drawing) => {
    const picture = drawPicture(drawing, props.picture);
    return picture ? { picture } : undefined;
  },
  gallery: (props, drawing) => {
    const pictures = drawPictures(drawing, props.pictures);
    return pictures.length === 0 ? undefined : { title: say(drawing, props.title), pictures };
  },
  'story-timeline': (props, drawing) => {
    const entries = props.entries
      .map((entry) => ({
        title: say(drawing, entry.title),
        label: say(drawing, entry.label),
        ...captioned(drawing, entry),
      }))
      .filter(isEntry);
    return entries.length === 0 ? undefined : { title: say(drawing, props.title), entries };
  },
  events: (props, drawing) => {
    const events = drawing.events.filter(({ id }) => props.events.length === 0 || props.events.includes(id));
    if (events.length === 0) return undefined;
    return { title: say(drawing, props.title), events: events.map((event) => drawEvent(drawing, event)) };
  },
  schedule: (props, drawing) => {
    const lines = props.lines
      .map(({ time, title, text }) => ({
        time: timeInWords(drawing.language, time),
        title: say(drawing, title),
        text: say(drawing, text),
      }))
      .filter(({ title }) => title !== '');
    if (lines.length === 0 || !isKnown(drawing, props.event)) return undefined;
    const day = props.day === null ? '' : dayForms(drawing.language, props.day).words;
    return { title: say(drawing, props.title), day, lines };
  },
  travel: (props, drawing) => {
    const ways = props.ways
      .map(({ title, text }) => ({ title: say(drawing, title), text: tell(drawing, text) }))
      .filter(({ title, text }) => title !== '' || hasRichText(text));
    if (ways.length === 0) return undefined;
    return { title: say(drawing, props.title), ways, picture: drawPicture(drawing, props.picture) };
  },
  'hotel-block': (props, drawing) => {
    const hotels = props.hotels
      .filter(({ name }) => name !== '')
      .map(({ name, address, text, code, until, href, phone }) => ({
        ...{ name, address, code, phone },
        text: say(drawing, text),
        until: until === null ? '' : dayInWords(drawing.language, until),
        href: href || null,
      }));
    return hotels.length === 0 ? undefined : { title: say(drawing, props.title), hotels };
  },
  'map-place': ({ title, placeName, address, at, event }, drawing) => {
    if ((placeName === '' && address === '') || !isKnown(drawing, event)) return undefined;
    return { title: say(drawing, title), placeName, address, at, href: mapLink(placeName, address) };
  },
  'directions-links': (props, drawing) => {
    const links = drawLinks(drawing, props.links);
    return links.length === 0 ? undefined : { title: say(drawing, props.title), links };
  },
  'wedding-party': (props, drawing) => {
    const people = props.people
      .map((person) => ({
        title: person.name,
        label: say(drawing, person.label),
        ...captioned(drawing, person),
      }))
      .filter(isEntry);
    return people.length === 0 ? undefined : { title: say(drawing, props.title), people };
  },
  // Shows itself when there is something to lead to.
  registry: (props, drawing) => {
    const links = drawLinks(drawing, props.links);
    if (links.length === 0) return undefined;
    return { title: say(drawing, props.title), text: say(drawing, props.text), links };
  },
  rsvp: (props, drawing) => {
    const { reply, language } = drawing;
    if (!reply) return undefined;
    return {
      title: say(drawing, props.title),
      text: say(drawing, props.text),
      href: reply.href,
      label: siteWords(language).reply,
      replyBy: replyBy(drawing),
    };
  },
  faq: (props, drawing) => {
    const questions = props.questions
      .map(({ question, answer }) => ({ question: say(drawing, question), answer: tell(drawing, answer) }))
      .filter(({ question, answer }) => question !== '' && hasRichText(answer));
    return questions.length === 0 ? undefined : { title: say(drawing, props.title), questions };
  },
  'dress-code': (props, drawing) => {
    const [attire, text] = [say(drawing, props.attire), tell(drawing, props.text)];
    if (attire === '' && !hasRichText(text)) return undefined;
    return { title: say(drawing, props.title), attire, text, colors: props.colors };
  },
  video: (props, drawing) => {
    const video = parseVideoLink(props.href);
    if (!video) return undefined;
    const title = say(drawing, props.title);
    return video.kind === 'VIMEO'
      ? { title, service: 'Vimeo', href: `https://vimeo.com/${video.videoId}` }
      : { title, service: 'YouTube', href: `https://www.youtube.com/watch?v=${video.videoId}` };
  },
  'song-list': (props, drawing) => {
    const songs = props.songs.filter(({ title }) => title !== '');
    if (songs.length === 0) return undefined;
    return { title: say(drawing, props.title), text: say(drawing, props.text), songs };
  },
  'guest-photos': (props, drawing) => {
    const { wall, language } = drawing;
    if (!wall) return undefined;
    const label = siteWords(language).sharePhotos;
    return { title: say(drawing, props.title), text: say(drawing, props.text), label, ...wall };
  },
  'message-form': (props, drawing) => ({
    title: say(drawing, props.title),
    text: say(drawing, props.text),
    ...drawing.form,
  }),
  divider: () => ({}),
  'language-switch': () => ({}),
};

/** Whole days from today; null without a date or once it is over. */
export function daysToGo({ frame: { day, today } }: Pick<Drawing, 'frame'>): number | null {
  if (day === null || day < today) return null;
  return daysBetween(calendarDate(today), calendarDate(day));
}

export function replyBy({ reply, language }: Drawing): string {
  return reply?.closesOn ? dayInWords(language, reply.closesOn) : '';
}

export function drawBlock(block: StoredBlock, drawing: Drawing): SiteBlock | undefined {
  // The table has one entry for each kind, which the compiler cannot follow through a union.
  const draw = DRAW[block.kind] as DrawKind<StoredBlock['kind']>;
  const drawn = draw(block.props as never, drawing);
  return drawn && ({ id: block.id, kind: block.kind, ...drawn } as SiteBlock);
}
