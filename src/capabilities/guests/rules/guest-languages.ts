/** What guest pages and letters can speak. */
export const GUEST_LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'it', 'he', 'ar'] as const;
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number];

/** Each in its own words, as people look for it. */
export const GUEST_LANGUAGE_NAMES: Readonly<Record<GuestLanguage, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  he: 'עברית',
  ar: 'العربية',
};

export function isGuestLanguage(text: string): text is GuestLanguage {
  return GUEST_LANGUAGES.some((language) => language === text);
}

export function directionOf(language: GuestLanguage): 'ltr' | 'rtl' {
  return language === 'he' || language === 'ar' ? 'rtl' : 'ltr';
}
