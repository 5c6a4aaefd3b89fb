import type { GuestWords } from './guest-words.ts';
import type { HouseholdInvitation, InvitedEvent } from './household-invitation.ts';
import { personWords } from './person-words.ts';
import { answerTo, isAsked, NO, YES } from './questions.ts';
import type { Reply, ReplyStatus } from './reply.ts';
import { isComing } from './reply-steps.ts';

/** What a reply says, event by event and then of everything else; nobody has to remember what they pressed. */
export type ReplySection = { title: string; event: InvitedEvent | undefined; sentences: string[] };

function eventSentences(
  words: GuestWords,
  invitation: HouseholdInvitation,
  event: InvitedEvent,
  reply: Reply,
): string[] {
  const people = invitation.people.flatMap((person) => {
    const said = reply.people
      .find(({ guestUuid }) => guestUuid === person.uuid)
      ?.events.find(({ eventUuid }) => eventUuid === event.uuid);
    return said ? [{ ...said, name: personWords(words, invitation, person, reply) }] : [];
  });
  const say = (status: ReplyStatus, sentence: (names: string, people: number) => string) => {
    const names = people.filter((person) => person.status === status).map(({ name }) => name);
    return names.length > 0 ? [sentence(words.list(names), names.length)] : [];
  };
  return [
    ...say('ATTENDING', words.comes),
    ...say('DECLINED', words.staysAway),
    ...say('UNSURE', words.isOpen),
    ...people.flatMap(({ name, dishUuid }) => {
      const dish = event.dishes.find(({ uuid }) => uuid === dishUuid);
      return dish ? [words.isHaving(name, dish.name)] : [];
    }),
  ];
}

function careSentences(words: GuestWords, invitation: HouseholdInvitation, reply: Reply): string[] {
  return invitation.people.flatMap((person) => {
    const said = reply.people.find(({ guestUuid }) => guestUuid === person.uuid);
    if (!said || !isComing(reply, person)) return [];
    const name = personWords(words, invitation, person, reply);
    const food = [...said.diets.map((diet) => words.diets[diet]), said.dietNote].filter(Boolean);
    const needs = said.needs.map((need) => words.needs[need]);
    return [
      ...(food.length > 0 ? [words.cannotEatSentence(name, words.list(food))] : []),
      ...(needs.length > 0 ? [words.needsSentence(name, words.list(needs))] : []),
    ];
  });
}

function answerSections(words: GuestWords, invitation: HouseholdInvitation, reply: Reply): ReplySection[] {
  const said = (values: readonly string[]) =>
    values.map((value) => (value === YES ? words.yes : value === NO ? words.no : value)).join(', ');
  return invitation.questions.flatMap((question) => {
    const who = question.scope === 'GUEST' ? invitation.people : [undefined];
    const sentences = who.flatMap((person) => {
      const values = answerTo(reply, question.uuid, person?.uuid ?? null);
      if (values.length === 0 || !isAsked(question, reply, person?.uuid ?? null)) return [];
      return [person ? `${personWords(words, invitation, person, reply)}: ${said(values)}` : said(values)];
    });
    return sentences.length > 0 ? [{ title: question.label, event: undefined, sentences }] : [];
  });
}

export function replySentences(
  words: GuestWords,
  invitation: HouseholdInvitation,
  reply: Reply,
): ReplySection[] {
  const care = careSentences(words, invitation, reply);
  return [
    ...invitation.events.flatMap((event) => {
      const sentences = event.asksReply ? eventSentences(words, invitation, event, reply) : [];
      return sentences.length > 0 ? [{ title: event.name, event, sentences }] : [];
    }),
    ...(care.length > 0 ? [{ title: '', event: undefined, sentences: care }] : []),
    ...answerSections(words, invitation, reply),
    ...(reply.note ? [{ title: words.yourWords, event: undefined, sentences: [reply.note] }] : []),
  ];
}
