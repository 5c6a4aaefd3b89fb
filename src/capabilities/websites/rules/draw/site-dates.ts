import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';

/** American weddings: months before days in English, and a clock of twelve hours. */
const LOCALES: Readonly<Record<GuestLanguage, string>> = {
  ...{ en: 'en-US', es: 'es-US', fr: 'fr', de: 'de', pt: 'pt-BR', it: 'it', he: 'he' },
  // Western digits, as they stand on the card.
  ar: 'ar-u-nu-latn',
};

type Wish = Intl.DateTimeFormatOptions;

/** Making a format costs fifty times as much as using it, and there are as many as languages times forms. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: GuestLanguage, wish: Wish): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(wish)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...wish, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

function inWords(language: GuestLanguage, day: string, wish: Wish): string {
  return formatOf(language, wish).format(new Date(`${day}T12:00:00Z`));
}

/** Every form in which a design might set a day. */
export function dayForms(language: GuestLanguage, iso: string) {
  const say = (wish: Wish) => inWords(language, iso, wish);
  return {
    iso,
    words: say({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    weekday: say({ weekday: 'long' }),
    monthDay: say({ month: 'long', day: 'numeric' }),
    number: String(Number(iso.slice(8, 10))),
    month: say({ month: 'long' }),
    year: iso.slice(0, 4),
  };
}

/** ‘September 11’. */
export function dayInWords(language: GuestLanguage, iso: string): string {
  return inWords(language, iso, { month: 'long', day: 'numeric' });
}

/** ‘4:30 PM’ of '16:30'; '' of none. */
export function timeInWords(language: GuestLanguage, time: string): string {
  if (time === '') return '';
  const format = formatOf(language, { hour: 'numeric', minute: '2-digit' });
  return format.format(new Date(`2000-01-01T${time}:00Z`));
}
