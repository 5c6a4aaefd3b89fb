import { personName } from '../guest-person.ts';
import {
  type CoupleFirstNames,
  GUEST_LIST_LABELS,
  type GuestList,
  type GuestSide,
  sideLabel,
} from '../household-choices.ts';
import { joinNames } from '../household-names.ts';
import type { InvitationStatus } from '../invitation.ts';
import { MAILING_KIND_LABELS, type MailingKind } from '../mailings/mailing.ts';

/** How many entries of a household are kept, and how many are read at once. */
export const HISTORY_KEPT = 200;
export const HISTORY_PAGE = 20;

type Named = { firstName: string; lastName: string };

/** 'Ana Lee, Tom Lee and a guest' */
export function namesText(people: readonly Named[]): string {
  return joinNames(people.map(personName));
}

const ANSWERS: Readonly<Record<InvitationStatus, string>> = {
  INVITED: 'not sure yet about',
  ATTENDING: 'coming to',
  DECLINED: 'can’t come to',
};

/** 'coming to Wedding and Sunday brunch, can’t come to Welcome dinner' */
export function answersText(answers: readonly { status: InvitationStatus; event: string }[]): string {
  return (['ATTENDING', 'DECLINED', 'INVITED'] as const)
    .flatMap((status) => {
      const events = answers.filter((answer) => answer.status === status).map(({ event }) => event);
      return events.length > 0 ? [`${ANSWERS[status]} ${joinNames(events)}`] : [];
    })
    .join(', ');
}

/** What the couple said of somebody’s invitation; null takes it away. */
export function invitationWords(status: InvitationStatus | null, event: string): (names: string) => string {
  if (status === null) return (names) => `took ${names} off ${event}`;
  if (status === 'INVITED') return (names) => `invited ${names} to ${event}`;
  return (names) => `noted for ${names}: ${answersText([{ status, event }])}`;
}

export function tagWords(tag: string, isOn: boolean): (names: string) => string {
  return (names) => (isOn ? `tagged ${names} ${tag}` : `took ${tag} off ${names}`);
}

export function mailingWords(kind: MailingKind, isSent: boolean): string {
  return `marked as ${isSent ? 'sent' : 'not sent'}: ${MAILING_KIND_LABELS[kind].toLowerCase()}`;
}

export function placeWords(
  { list, side }: { list: GuestList | null; side: GuestSide | null },
  couple: CoupleFirstNames,
): string {
  const places = [list && GUEST_LIST_LABELS[list], side && sideLabel(side, couple)].filter(Boolean);
  return `moved them to ${places.join(', ')}`;
}
