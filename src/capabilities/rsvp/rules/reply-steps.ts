import { dishesFor } from './dishes-for.ts';
import type { HouseholdInvitation, InvitedEvent, InvitedPerson } from './household-invitation.ts';
import { answerTo, isAsked, type Question } from './questions.ts';
import type { PersonReply, Reply } from './reply.ts';

/** One question, one screen. `key` is its place in the address. */
export type ReplyStep = { key: string } & (
  | { kind: 'coming'; event: InvitedEvent; people: readonly InvitedPerson[] }
  | { kind: 'name'; person: InvitedPerson }
  | { kind: 'dinner'; event: InvitedEvent; person: InvitedPerson }
  | { kind: 'care'; people: readonly InvitedPerson[] }
  | { kind: 'question'; question: Question; people: readonly InvitedPerson[] }
  | { kind: 'words' }
  | { kind: 'summary' }
);

function replyOf(reply: Reply, { uuid }: InvitedPerson): PersonReply | undefined {
  return reply.people.find(({ guestUuid }) => guestUuid === uuid);
}

function statusAt(reply: Reply, person: InvitedPerson, { uuid }: InvitedEvent) {
  return replyOf(reply, person)?.events.find(({ eventUuid }) => eventUuid === uuid)?.status ?? 'NONE';
}

export function isComing(reply: Reply, person: InvitedPerson): boolean {
  return replyOf(reply, person)?.events.some(({ status }) => status === 'ATTENDING') ?? false;
}

/** Which events are asked about: those that can be answered now, or all of them where a change is only asked for. */
export type AskedEvents = 'OPEN' | 'ALL';

function askedEvents({ events }: HouseholdInvitation, asked: AskedEvents): InvitedEvent[] {
  return events.filter(({ asksReply, window }) => asksReply && (asked === 'ALL' || window === 'OPEN'));
}

/** All screens of this household with what it has said so far, in order; the summary is the last. */
export function replySteps(
  invitation: HouseholdInvitation,
  reply: Reply,
  asked: AskedEvents = 'OPEN',
): ReplyStep[] {
  const { people } = invitation;
  const events = askedEvents(invitation, asked);
  const coming = people.filter((person) => isComing(reply, person));
  const invitedTo = (event: InvitedEvent) =>
    people.filter(({ uuid }) => event.invited.some(({ guestUuid }) => guestUuid === uuid));
  return [
    ...events.map((event, place) => ({
      kind: 'coming' as const,
      key: `coming-${place + 1}`,
      event,
      people: invitedTo(event),
    })),
    ...people.flatMap((person, place) =>
      person.isOpen && isComing(reply, person)
        ? [{ kind: 'name' as const, key: `name-${place + 1}`, person }]
        : [],
    ),
    ...events.flatMap((event, eventPlace) =>
      people.flatMap((person, place) =>
        statusAt(reply, person, event) === 'ATTENDING' && dishesFor(event, person.kind).length > 0
          ? [{ kind: 'dinner' as const, key: `dinner-${eventPlace + 1}-${place + 1}`, event, person }]
          : [],
      ),
    ),
    ...(coming.length > 0 ? [{ kind: 'care' as const, key: 'care', people: coming }] : []),
    ...invitation.questions.flatMap((question, place) => {
      const asks =
        question.scope === 'GUEST' ? coming.filter(({ uuid }) => isAsked(question, reply, uuid)) : [];
      const isShown = question.scope === 'GUEST' ? asks.length > 0 : isAsked(question, reply, null);
      return isShown
        ? [{ kind: 'question' as const, key: `question-${place + 1}`, question, people: asks }]
        : [];
    }),
    { kind: 'words', key: 'words' },
    { kind: 'summary', key: 'summary' },
  ];
}

/** Whether everything that a screen must know was said. */
export function isStepDone(step: ReplyStep, reply: Reply): boolean {
  if (step.kind === 'coming') {
    return step.people.every((person) => {
      const status = statusAt(reply, person, step.event);
      return status === 'UNSURE' ? person.isOpen : status !== 'NONE';
    });
  }
  if (step.kind === 'name') {
    const said = replyOf(reply, step.person);
    return said !== undefined && `${said.firstName}${said.lastName}` !== '';
  }
  if (step.kind === 'dinner') {
    const said = replyOf(reply, step.person)?.events.find(({ eventUuid }) => eventUuid === step.event.uuid);
    return dishesFor(step.event, step.person.kind).some(({ uuid }) => uuid === said?.dishUuid);
  }
  if (step.kind === 'question' && step.question.isRequired) {
    const { uuid, scope } = step.question;
    if (scope === 'HOUSEHOLD') return answerTo(reply, uuid, null).length > 0;
    return step.people.every((person) => answerTo(reply, uuid, person.uuid).length > 0);
  }
  return true;
}

/** The first screen that still has to be answered before anything can be sent. */
export function openStep(
  invitation: HouseholdInvitation,
  reply: Reply,
  asked: AskedEvents = 'OPEN',
): ReplyStep | undefined {
  return replySteps(invitation, reply, asked).find((step) => !isStepDone(step, reply));
}
