import { data, type RouterContextProvider } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import {
  directionOf,
  type GuestLanguage,
  isGuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import type { HouseholdInvitation } from '../rules/household-invitation.ts';

export type LoadedInvitation = {
  page: { lang: GuestLanguage; dir: 'ltr' | 'rtl' };
  invitation: HouseholdInvitation;
  /** What follows every address of the page, so that a language that was chosen stays without a cookie. */
  query: string;
};

/** The household behind a link, in the language that was chosen on the page or the one that is known of it. */
export async function loadInvitation(
  context: Readonly<RouterContextProvider>,
  code: string,
  url: URL,
): Promise<LoadedInvitation> {
  try {
    const invitation = await apiOf(context).rsvp.readInvitation({ code });
    const chosen = url.searchParams.get('lang') ?? '';
    const lang = isGuestLanguage(chosen) ? chosen : invitation.language;
    const query = lang === invitation.language ? '' : `?lang=${lang}`;
    return { page: { lang, dir: directionOf(lang) }, invitation, query };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}
