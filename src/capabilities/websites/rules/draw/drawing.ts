import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { BlockPicture } from '../site-block.ts';

/** An event as the couple’s list has it; only those that this reader may know of are ever among them. */
export type SiteEvent = {
  id: string;
  name: string;
  date: string | null;
  startsAt: string;
  endsAt: string;
  placeName: string;
  address: string;
  attire: string;
  text: string;
};

/** A picture without the words the couple gives it on this page. */
export type SitePicture = Omit<BlockPicture, 'alt' | 'focus' | 'caption'> & { alt: string };

/** What the couple plans, as far as a page shows it. */
export type SiteFrame = {
  names: { a: string; b: string };
  day: string | null;
  placeName: string;
  placeCity: string;
  /** Where the wedding is. */
  today: string;
};

/** All that drawing a page needs besides its blocks. */
export type Drawing = {
  language: GuestLanguage;
  /** Stands in for whatever this language lacks. */
  first: GuestLanguage;
  frame: SiteFrame;
  events: readonly SiteEvent[];
  pictures: { get: (id: string) => SitePicture | undefined };
  /** Where this reader answers; null where nothing is asked of them. */
  reply: { href: string; closesOn: string | null } | null;
  /** Where the form of a page is sent, and whether it was. */
  form: { action: string; sent: boolean };
  /** The guests’ own pictures, where there is a wall for them. */
  wall: { href: string; pictures: readonly BlockPicture[] } | null;
};
