import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { GuestWords } from './guest-words.ts';

/** American weddings: months before days in English, and a clock of twelve hours. */
const LOCALES: Readonly<Record<GuestLanguage, string>> = {
  en: 'en-US',
  es: 'es-US',
  fr: 'fr',
  de: 'de',
  pt: 'pt-BR',
  it: 'it',
  he: 'he',
  // Western digits, as they stand on the card.
  ar: 'ar-u-nu-latn',
};

/** ‘Saturday, September 11’. */
export function dayWords(language: GuestLanguage, day: string): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(`${day}T12:00:00Z`));
}

/** ‘September 11’. */
export function shortDayWords(language: GuestLanguage, day: string): string {
  const options = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(`${day}T12:00:00Z`));
}

/** ‘4:30 PM’ of '16:30'. */
function timeWords(language: GuestLanguage, time: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(`2000-01-01T${time}:00Z`));
}

/** ‘Saturday, September 11, at 4:00 PM’, as far as it is known. */
export function whenWords(
  language: GuestLanguage,
  words: Pick<GuestWords, 'at'>,
  { date, startsAt }: { date: string | null; startsAt: string },
): string {
  if (date === null) return '';
  const day = dayWords(language, date);
  return startsAt === '' ? day : words.at(day, timeWords(language, startsAt));
}
