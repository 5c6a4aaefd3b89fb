import type { PhotoState } from './photo-states.ts';

/** Everything the guests' pages of a wall, its screen and its card say: one table for each language, and none can miss a word. */
export type WallWords = {
  list: (names: string[]) => string;
  otherHalf: string;
  pageTitle: (couple: string) => string;
  lead: (couple: string) => string;
  leadDropOnly: (couple: string) => string;
  lookedAtFirst: (couple: string) => string;
  language: string;

  yourName: string;
  yourNameHint: string;
  optional: string;
  missingName: string;
  choose: string;
  chooseMore: string;
  formats: string;
  needsScript: string;

  notOpen: (day: string) => string;
  closed: string;

  /** ‘12 of 30 sent’ */
  sent: (sent: string, all: string) => string;
  allSent: string;
  keepOpen: string;
  offline: string;
  waiting: string;
  full: string;
  gone: string;
  retry: string;
  notTaken: (file: string) => string;

  yours: string;
  states: Readonly<Record<Exclude<PhotoState, 'REMOVED'>, string>>;
  caption: string;
  save: string;
  saved: string;
  withdraw: string;
  withdrawAsk: string;
  withdrawn: string;

  everyones: string;
  showNew: string;
  more: string;
  newest: string;
  nothingYet: string;
  photoBy: (name: string) => string;
  photo: string;
  close: string;
  previous: string;
  next: string;
  download: string;
  report: string;
  reportAsk: string;
  reported: string;
  failed: string;

  screenLead: string;
  screenEmpty: string;
  fullScreen: string;
  cardLead: (couple: string) => string;
  cardSteps: string;
};
