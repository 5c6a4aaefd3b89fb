import {
  directionOf,
  type GuestLanguage,
  isGuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';

export type GuestLanguagePage = {
  page: { lang: GuestLanguage; dir: 'ltr' | 'rtl' };
  /** What follows every address of the page, so that a language that was chosen stays without a cookie. */
  query: string;
};

/** The language that was chosen on the page, or the one that is known. */
export function guestLanguage(url: URL, known: GuestLanguage): GuestLanguagePage {
  const chosen = url.searchParams.get('lang') ?? '';
  const lang = isGuestLanguage(chosen) ? chosen : known;
  return { page: { lang, dir: directionOf(lang) }, query: lang === known ? '' : `?lang=${lang}` };
}
