import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';

/** ‘September 11’. */
export function dayWords(language: GuestLanguage, day: string): string {
  // Western digits in Arabic, as they stand on paper here.
  const locale = { en: 'en-US', es: 'es-US', pt: 'pt-BR', ar: 'ar-u-nu-latn' }[language as 'en'] ?? language;
  const options = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`${day}T12:00:00Z`));
}
