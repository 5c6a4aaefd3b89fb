import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { Household } from '../../contract.ts';
import { MAILING_KIND_LABELS, type MailingMark, mailingMarks } from '../../rules/mailings/mailing.ts';
import { GUEST_ACTION, useGuestStep } from '../use-guest-step.ts';

type Sent = Omit<MailingMark, 'householdUuids'>;
type Marking = { sent: Sent; households: readonly Household[] };

function doneWords({ sent: { kind, sentOn }, households }: Marking): string {
  const whom = plural(households.length, 'household');
  return `${MAILING_KIND_LABELS[kind]}: ${whom} marked as ${sentOn === null ? 'not sent' : 'sent'}.`;
}

/** What was sent to whom, with the way back. */
export function useMailingActions() {
  const step = useGuestStep();
  const marking = useAction({
    ...GUEST_ACTION,
    run: ({ sent, households }: Marking) =>
      api.guests.markSent({ ...sent, householdUuids: households.map(({ uuid }) => uuid) }),
    done: (given) => {
      const before = mailingMarks(given.sent.kind, given.households);
      const undo = async () => {
        for (const mark of before) await api.guests.markSent(mark);
      };
      return { message: doneWords(given), undo: () => step({ call: undo }) };
    },
    failure: 'here',
  });
  /** Throws, so that the form it comes from can say what is wrong. */
  return (sent: Sent, households: readonly Household[]) => marking.mutateAsync({ sent, households });
}

export type MarkSent = ReturnType<typeof useMailingActions>;
