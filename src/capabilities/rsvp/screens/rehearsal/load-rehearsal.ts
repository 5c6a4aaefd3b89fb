import { data } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { isCalendarDate } from '#base/calendar-date.ts';
import { coupleWords } from '../../rules/couple-words.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import { unpackReply } from '../../rules/rehearsal/packed-reply.ts';
import type { Reply } from '../../rules/reply.ts';
import { wordsOf } from '../../rules/words/words-of.ts';
import { type GuestLanguagePage, guestLanguage } from '../guest-language.ts';

type Args = Parameters<typeof requireOwner>[0] & { params: { household: string } };

export type Rehearsal = Pick<GuestLanguagePage, 'page'> & {
  invitation: HouseholdInvitation;
  /** What was said on the screens before, out of the address. */
  reply: Reply;
  title: string;
  /** What every address of the rehearsal keeps: language and day, and what was said. */
  kept: { lang: string; on: string; said: string };
};

export async function loadRehearsal(args: Args): Promise<Rehearsal> {
  await requireOwner(args, 'couple');
  const { searchParams } = args.url;
  const asked = searchParams.get('on') ?? '';
  const on = isCalendarDate(asked) ? asked : '';
  const said = searchParams.get('said') ?? '';
  try {
    const invitation = await apiOf(args.context).rsvp.readRehearsal({
      uuid: args.params.household,
      ...(on && { on }),
    });
    const { page } = guestLanguage(args.url, invitation.language);
    const words = wordsOf(page.lang);
    return {
      page,
      invitation,
      reply: unpackReply(invitation, said),
      title: `Rehearsal: ${words.pageTitle(coupleWords(words, invitation))}`,
      kept: { lang: page.lang === invitation.language ? '' : page.lang, on, said },
    };
  } catch (error) {
    const status = errorStatus(error);
    // Somebody else’s, gone, never there, or not theirs to try: there is no such page.
    if (status !== undefined && status >= 400 && status < 500) throw data(null, 404);
    throw error;
  }
}
