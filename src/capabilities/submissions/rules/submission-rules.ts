import type { CalendarDate } from '#base/calendar-date.ts';
import { isCalendarDate } from '#base/calendar-date.ts';
import { calendarDay } from '#base/validation/dates.ts';
import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { maxLength, minLength } from '#base/validation/text-length.ts';
import { webAddress } from '#base/validation/web-address.ts';

export const FEWEST_PHOTOS = 10;
export const MOST_PHOTOS = 120;
export const MOST_CREDITS = 20;
export const MOST_STYLES = 3;
export const MOST_DRAFTS = 20;
export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 100;
export const LONGEST_SUMMARY = 250;
export const SHORTEST_STORY = 200;
export const LONGEST_STORY = 5000;
export const LONGEST_CAPTION = 200;
export const LONGEST_ROLE = 40;
export const LONGEST_CREDIT = 100;
export const LONGEST_ADDRESS = 255;
const MOST_GUESTS = 10_000;

type Photo = { caption: string };
export type CreditWords = { role: string; name: string; website: string };

/** The first thing that is wrong with one credit of many. */
function creditProblem({ role, name, website }: CreditWords): string | undefined {
  if (required(role) || required(name)) return 'Say for each vendor who they are and what they did.';
  return (
    maxLength(LONGEST_ROLE)(role) ??
    maxLength(LONGEST_CREDIT)(name) ??
    maxLength(LONGEST_ADDRESS)(website) ??
    webAddress(website)
  );
}

function creditsProblem(credits: readonly CreditWords[]): string | undefined {
  if (credits.length > MOST_CREDITS) return `Credit up to ${MOST_CREDITS} vendors.`;
  return credits.map(creditProblem).find((problem) => problem !== undefined);
}

function photosProblem(photos: readonly Photo[]): string | undefined {
  if (photos.length > MOST_PHOTOS) return `Choose up to ${MOST_PHOTOS} photos.`;
  return photos.map(({ caption }) => maxLength(LONGEST_CAPTION)(caption)).find((problem) => problem);
}

function guestsProblem(guests: number | null): string | undefined {
  if (guests === null) return undefined;
  return Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS
    ? undefined
    : `Enter a number from 1 to ${MOST_GUESTS}.`;
}

const words = {
  title: [maxLength(LONGEST_TITLE)],
  summary: [maxLength(LONGEST_SUMMARY)],
  story: [maxLength(LONGEST_STORY)],
  photos: [photosProblem],
};

/** What every draft keeps to. */
export const DRAFT_RULES = {
  ...words,
  firstName: [maxLength(LONGEST_NAME)],
  partnerFirstName: [maxLength(LONGEST_NAME)],
  weddingDate: [maxLength(20)],
  guestCount: [guestsProblem],
  styles: [
    (styles: readonly string[]) =>
      styles.length <= MOST_STYLES ? undefined : `Choose up to ${MOST_STYLES} styles.`,
  ],
  coupleEmail: [maxLength(LONGEST_ADDRESS)],
  credits: [
    (credits: readonly CreditWords[]) =>
      credits.length <= MOST_CREDITS ? undefined : `Credit up to ${MOST_CREDITS} vendors.`,
  ],
};

const enoughPhotos = (photos: readonly Photo[]) =>
  photos.length >= FEWEST_PHOTOS ? undefined : `Add at least ${FEWEST_PHOTOS} photos.`;

/** What can be told to readers; staff keeps to it as well. */
const COMPLETE_WORDS = {
  title: [required, ...words.title],
  summary: [required, ...words.summary],
  story: [required, minLength(SHORTEST_STORY), ...words.story],
  photos: words.photos,
};

export const EDIT_RULES = COMPLETE_WORDS;

/** What is sent: nothing is missing, and the day is over. */
export function submissionRules(today: CalendarDate) {
  const isOver = (day: string) =>
    isCalendarDate(day) && day > today ? 'The wedding has to be over.' : undefined;
  return {
    ...DRAFT_RULES,
    ...COMPLETE_WORDS,
    photos: [enoughPhotos, ...words.photos],
    firstName: [required, ...DRAFT_RULES.firstName],
    partnerFirstName: [required, ...DRAFT_RULES.partnerFirstName],
    weddingDate: [required, calendarDay, isOver],
    cityId: [required],
    guestCount: [required, guestsProblem],
    palette: [required],
    styles: [required, ...DRAFT_RULES.styles],
    setting: [required],
    coupleEmail: [required, email, ...DRAFT_RULES.coupleEmail],
    credits: [creditsProblem],
  };
}

/** The same for the call: what depends on today, and on the photos that are there, its use case asks. */
export const SUBMISSION_RULES = (({ weddingDate: _day, photos: _photos, ...rules }) => ({
  ...rules,
  photos: words.photos,
  weddingDate: [required, calendarDay],
}))(submissionRules('9999-12-31' as CalendarDate));
