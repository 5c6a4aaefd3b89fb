import type { HouseholdInvitation } from '../household-invitation.ts';
import { invitationOf } from '../invitation-of.ts';

type Listed = Parameters<typeof invitationOf>;

/** What a household is asked, put together from what the couple’s browser has already: nobody waits for a card. */
export function deskInvitation(
  household: Listed[0],
  row: { extendedUntil: string | null; answeredAt: string | null; note: string } | undefined,
  { events, couple }: { events: Listed[1]; couple: HouseholdInvitation['couple'] },
  { today }: { today: string },
): HouseholdInvitation {
  return invitationOf({ ...household, language: 'en' }, events, {
    settings: { language: 'en', greeting: '', contact: '' },
    extendedUntil: row?.extendedUntil ?? null,
    today,
    couple,
    questions: [],
    sent: row?.answeredAt ? { receipt: '', at: row.answeredAt, note: row.note, answers: [] } : null,
    waiting: false,
    version: 0,
  });
}
