import { data, type RouterContextProvider } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import type { HouseholdInvitation } from '../rules/household-invitation.ts';
import { addressBy, type GuestWay, guestWayIn } from '../rules/reply-source.ts';
import { type GuestLanguagePage, guestLanguage } from './guest-language.ts';

export type LoadedInvitation = GuestLanguagePage & { invitation: HouseholdInvitation; way: GuestWay };

/** The household behind a link, in the language that was chosen on the page or the one that is known of it. */
export async function loadInvitation(
  context: Readonly<RouterContextProvider>,
  code: string,
  url: URL,
): Promise<LoadedInvitation> {
  try {
    const invitation = await apiOf(context).rsvp.readInvitation({ code });
    const { page, query } = guestLanguage(url, invitation.language);
    const way = guestWayIn(url);
    return { page, query: addressBy(query, way), invitation, way };
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}
