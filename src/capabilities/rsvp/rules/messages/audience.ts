import type { Household } from '#capabilities/guests/contract.ts';
import type { InvitationStatus } from '#capabilities/guests/rules/invitation.ts';
import type { Audience } from './message-choices.ts';

type Event = { uuid: string; asksReply: boolean };
type Answers = { people: readonly Pick<Household['people'][number], 'invitations'>[] };
export type Addressed = { audience: Audience; eventUuid: string | null };

type Asked = { status: InvitationStatus; event: Event };

function askedOf({ people }: Answers, events: readonly Event[]): Asked[] {
  return people.flatMap(({ invitations }) =>
    invitations.flatMap((invitation, place) => {
      const event = events[place];
      return invitation && event ? [{ status: invitation.status, event }] : [];
    }),
  );
}

/** Whether somebody here has still to say something. */
export function hasToAnswer(household: Answers, events: readonly Event[]): boolean {
  return askedOf(household, events).some(({ status, event }) => event.asksReply && status === 'INVITED');
}

/** Whether a message is for this household, as its answers are now. */
export function isInAudience(
  household: Answers,
  events: readonly Event[],
  { audience, eventUuid }: Addressed,
): boolean {
  const asked = askedOf(household, events);
  switch (audience) {
    case 'EVERYONE':
      return asked.length > 0;
    case 'NOT_ANSWERED':
      return hasToAnswer(household, events);
    case 'COMING':
      return asked.some(({ status }) => status === 'ATTENDING');
    case 'NOT_COMING':
      return (
        asked.some(({ status }) => status === 'DECLINED') &&
        asked.every(({ status }) => status !== 'ATTENDING')
      );
    case 'EVENT':
      return asked.some(({ event }) => event.uuid === eventUuid);
  }
}
