import type { RichText } from './rich-text.ts';

/** Everything a page can be made of, in the order in which the editor offers it. */
export const BLOCK_KINDS = [
  'hero',
  'names-and-date',
  'countdown',
  'rich-text',
  'picture',
  'gallery',
  'story-timeline',
  'events',
  'schedule',
  'travel',
  'hotel-block',
  'map-place',
  'directions-links',
  'wedding-party',
  'registry',
  'rsvp',
  'faq',
  'dress-code',
  'video',
  'song-list',
  'guest-photos',
  'message-form',
  'divider',
  'language-switch',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A picture ready to draw: its address takes `w={width}`, and the focus says what must stay in sight when it is cropped. */
export type BlockPicture = {
  /** By width in pixels, smallest first. */
  sources: readonly { src: string; width: number }[];
  width: number;
  height: number;
  alt: string;
  /** Behind it until it is there. */
  color: string;
  /** Of the width and the height, from 0 to 1. */
  focus: { x: number; y: number };
  caption: string;
};

export type EventLine = {
  id: string;
  name: string;
  /** ISO day, in words, the day of the month, the weekday; null while open. */
  day: { iso: string; words: string; number: string; weekday: string } | null;
  /** '4:00 PM', in the language of the page. */
  from: string;
  to: string;
  placeName: string;
  address: string;
  mapHref: string | null;
  attire: string;
  text: RichText;
};

export type ScheduleLine = { time: string; title: string; text: string };
/** Who, what or when with a few words and perhaps a picture: chapters of a story, people of the party. */
export type CaptionedEntry = {
  title: string;
  /** A date in words, a role. */
  label: string;
  text: RichText;
  picture: BlockPicture | null;
};

/**
 * A block as it is drawn: in one language, with dates in words and only what this reader may see. A design draws every
 * kind; what it has no idea for falls back to the nearest kin (`designs/kit`).
 */
export type SiteBlock = { id: string } & (
  | { kind: 'hero'; title: string; text: string; picture: BlockPicture | null }
  | { kind: 'names-and-date'; text: string }
  | { kind: 'countdown'; title: string; days: number }
  | { kind: 'rich-text'; title: string; text: RichText }
  | { kind: 'picture'; picture: BlockPicture }
  | { kind: 'gallery'; title: string; pictures: readonly BlockPicture[] }
  | { kind: 'story-timeline'; title: string; entries: readonly CaptionedEntry[] }
  | { kind: 'events'; title: string; events: readonly EventLine[] }
  | { kind: 'schedule'; title: string; day: string; lines: readonly ScheduleLine[] }
  | {
      kind: 'travel';
      title: string;
      ways: readonly { title: string; text: RichText }[];
      picture: BlockPicture | null;
    }
  | {
      kind: 'hotel-block';
      title: string;
      hotels: readonly {
        name: string;
        address: string;
        text: string;
        /** Said when booking. */
        code: string;
        /** In words. */
        until: string;
        href: string | null;
        phone: string;
      }[];
    }
  | {
      kind: 'map-place';
      title: string;
      placeName: string;
      address: string;
      href: string | null;
      at: { latitude: number; longitude: number } | null;
    }
  | { kind: 'directions-links'; title: string; links: readonly { label: string; href: string }[] }
  | { kind: 'wedding-party'; title: string; people: readonly CaptionedEntry[] }
  | { kind: 'registry'; title: string; text: string; links: readonly { label: string; href: string }[] }
  | { kind: 'rsvp'; title: string; text: string; href: string; label: string; replyBy: string }
  | { kind: 'faq'; title: string; questions: readonly { question: string; answer: RichText }[] }
  | { kind: 'dress-code'; title: string; attire: string; text: RichText; colors: readonly string[] }
  | { kind: 'video'; title: string; href: string; service: 'YouTube' | 'Vimeo' }
  | { kind: 'song-list'; title: string; text: string; songs: readonly { title: string; artist: string }[] }
  | {
      kind: 'guest-photos';
      title: string;
      text: string;
      href: string;
      label: string;
      pictures: readonly BlockPicture[];
    }
  | { kind: 'message-form'; title: string; text: string; action: string; sent: boolean }
  | { kind: 'divider' }
  | { kind: 'language-switch' }
);
