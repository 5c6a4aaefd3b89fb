import {
  directionOf,
  GUEST_LANGUAGE_NAMES,
  type GuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import type { SiteView } from '../site-view.ts';
import type { SiteLook, SitePage } from '../stored/site-content.ts';
import { wordsIn } from '../stored/words.ts';
import { siteWords } from '../words/site-words.ts';
import { daysToGo, drawBlock, replyBy } from './draw-block.ts';
import type { Drawing, SiteFrame } from './drawing.ts';
import type { SiteAddress } from './site-address.ts';
import { dayForms } from './site-dates.ts';

/** A page as it travels to the screen, which adds the words of its language. */
export type DrawnSite = Omit<SiteView, 'words'>;

export type SiteSheet = {
  look: SiteLook;
  page: SitePage;
  /** Those that this reader may open or be asked for a passcode at, the front page first. */
  pages: readonly SitePage[];
  address: SiteAddress;
};

function couplePair({ a, b }: SiteFrame['names']): readonly [string] | readonly [string, string] {
  return b === '' ? [a] : [a, b];
}

/** 'Maya & Jonah'; in right-to-left writing, too, the sign stands between two names. */
export function coupleName(frame: SiteFrame): string {
  return couplePair(frame.names).join(' & ');
}

function initials({ names: { a, b } }: SiteFrame): string[] {
  return [a, b].flatMap((name) => [...name].slice(0, 1)).map((letter) => letter.toUpperCase());
}

function pageAddress({ pages, address }: SiteSheet, page: SitePage, language: GuestLanguage): string {
  return address.page(page === pages[0] ? '' : page.slug, language);
}

/** A stored page as one reader sees it in one language. */
export function drawSite(sheet: SiteSheet, drawing: Drawing): DrawnSite {
  const { look, page, pages } = sheet;
  const { language, first, frame, reply } = drawing;
  const titleOf = (each: SitePage) => wordsIn(each.title, language, first);
  return {
    language,
    direction: directionOf(language),
    names: couplePair(frame.names),
    couple: wordsIn(look.title, language, first) || coupleName(frame),
    initials: initials(frame),
    day: frame.day === null ? null : dayForms(language, frame.day),
    daysToGo: daysToGo(drawing),
    placeName: frame.placeName,
    placeCity: frame.placeCity,
    pages: pages.map((each) => ({
      title: titleOf(each),
      href: pageAddress(sheet, each, language),
      isCurrent: each.id === page.id,
    })),
    reply: reply && { href: reply.href, label: siteWords(language).reply, by: replyBy(drawing) },
    languages: look.languages.map((code) => ({
      code,
      name: GUEST_LANGUAGE_NAMES[code],
      href: pageAddress(sheet, page, code),
      isCurrent: code === language,
    })),
    page: {
      title: titleOf(page),
      isFront: page === pages[0],
      blocks: page.blocks.flatMap((block) => drawBlock(block, drawing) ?? []),
    },
  };
}
