import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { SiteBlock } from './site-block.ts';

/** One page of a wedding website as one reader sees it: everything a design draws, and nothing it must not know. */
export type SiteView = {
  language: GuestLanguage;
  direction: 'ltr' | 'rtl';
  /** One or two; of who has not named the other yet, one. */
  names: readonly [string] | readonly [string, string];
  /** 'Maya & Jonah' */
  couple: string;
  /** 'M & J' */
  initials: readonly string[];
  day: {
    iso: string;
    /** 'Saturday, September 18, 2027' */
    words: string;
    weekday: string;
    /** 'September 18' */
    monthDay: string;
    number: string;
    month: string;
    year: string;
  } | null;
  /** Whole days from today; null without a date or once it is over. */
  daysToGo: number | null;
  /** 'Leopold House', 'Hudson, New York'; blank where nothing is known. */
  placeName: string;
  placeCity: string;
  /** The first is the front page. */
  pages: readonly { title: string; href: string; isCurrent: boolean }[];
  /** Where this reader answers, and until when in words; null where nothing is asked. */
  reply: { href: string; label: string; by: string } | null;
  languages: readonly { code: GuestLanguage; name: string; href: string; isCurrent: boolean }[];
  page: { title: string; isFront: boolean; blocks: readonly SiteBlock[] };
  words: SiteWords;
  /** Says before each block whose it is, for the editor that shows it. */
  marksBlocks?: boolean;
  /** What this reader sent and could not be taken: shown again with the reason, so that nothing is typed twice. */
  refused?: RefusedForm;
};

export type RefusedForm = {
  form: 'enter' | 'report' | 'message';
  problem: string;
  /** What stood in the fields, by name. */
  typed: Readonly<Record<string, string>>;
};

/** What a site says by itself, in one language. */
export type SiteWords = {
  and: string;
  skipToContent: string;
  menu: string;
  language: string;
  daysToGo: (days: number) => string;
  today: string;
  reply: string;
  replyBy: (day: string) => string;
  directions: string;
  book: string;
  bookingCode: string;
  bookUntil: (day: string) => string;
  attire: string;
  watchOn: (service: string) => string;
  yourName: string;
  yourEmail: string;
  yourMessage: string;
  send: string;
  messageSent: string;
  report: string;
  madeWith: string;
};
