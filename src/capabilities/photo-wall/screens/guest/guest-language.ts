import {
  directionOf,
  type GuestLanguage,
  isGuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import { preferredLanguage } from '../../rules/preferred-language.ts';

type LanguagePage = {
  page: { lang: GuestLanguage; dir: 'ltr' | 'rtl' };
  /** What follows every address of the page, so that a language that was chosen stays without a cookie. */
  query: string;
};

/** The language that was chosen on the page, or the one the phone is set to: everybody at a party has the same code. */
export function guestLanguage(url: URL, request: Request): LanguagePage {
  const chosen = url.searchParams.get('lang') ?? '';
  const isChosen = isGuestLanguage(chosen);
  const lang = isChosen ? chosen : preferredLanguage(request.headers.get('accept-language'));
  return { page: { lang, dir: directionOf(lang) }, query: isChosen ? `?lang=${lang}` : '' };
}
