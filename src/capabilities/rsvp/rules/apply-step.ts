import { cleanName } from '#base/validation/clean-name.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { DIETS, LONGEST_DIET_NOTE, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import type { InvitedPerson } from './household-invitation.ts';
import { longestAnswer, type Question } from './questions.ts';
import type { PersonReply, Reply, ReplyStatus } from './reply.ts';
import { LONGEST_NOTE } from './reply.ts';
import type { ReplyStep } from './reply-steps.ts';
import { withEvent, withPerson } from './with-person.ts';

/** A form as a browser sends it, with or without script. */
export type FormWords = { get(name: string): string; all(name: string): readonly string[] };

const LONGEST_NAME = 50;
const BY_BUTTON: Readonly<Record<string, ReplyStatus>> = {
  yes: 'ATTENDING',
  no: 'DECLINED',
  unsure: 'UNSURE',
};

function cut(text: string, longest: number): string {
  return [...storedText(text)].slice(0, longest).join('');
}

/** A person is called by their place on the screen; who is not on it cannot be meant. */
function forEach(
  reply: Reply,
  people: readonly InvitedPerson[],
  change: (person: PersonReply, place: number, invited: InvitedPerson) => PersonReply,
): Reply {
  return people.reduce(
    (said, invited, place) => withPerson(said, invited.uuid, (person) => change(person, place, invited)),
    reply,
  );
}

function statusOf(form: FormWords, place: number, { isOpen }: InvitedPerson): ReplyStatus | undefined {
  const forAll = BY_BUTTON[form.get('all')];
  // ‘We’re all coming’ says nothing about somebody whom nobody knows yet, unless they chose for that seat, too.
  const status = BY_BUTTON[form.get(`who-${place}`)];
  if (forAll) return isOpen && status ? status : forAll;
  return status === 'UNSURE' && !isOpen ? undefined : status;
}

function carried(form: FormWords, person: PersonReply, suffix: string): PersonReply {
  const diets = form.all(`diet${suffix}`);
  return {
    ...person,
    diets: DIETS.filter((diet) => diets.includes(diet)),
    dietNote: cut(form.get(`diet-note${suffix}`), LONGEST_DIET_NOTE),
  };
}

function answersOf({ kind, options }: Question, form: FormWords, name: string): string[] {
  if (kind === 'CHOICES') return options.filter((option) => form.all(name).includes(option));
  const value = cut(form.get(name), longestAnswer(kind)).trim();
  if (value === '') return [];
  if (kind === 'CHOICE') return options.includes(value) ? [value] : [];
  if (kind === 'YES_NO') return value === 'yes' || value === 'no' ? [value] : [];
  if (kind === 'NUMBER') return /^\d{1,6}$/.test(value) ? [value] : [];
  return [value];
}

function withAnswer(reply: Reply, questionUuid: string, guestUuid: string | null, values: string[]): Reply {
  const others = reply.answers.filter(
    (answer) => answer.questionUuid !== questionUuid || answer.guestUuid !== guestUuid,
  );
  return { ...reply, answers: values.length > 0 ? [...others, { questionUuid, guestUuid, values }] : others };
}

/** What was said so far with what one screen adds. Whatever does not fit is left out; the screen then asks again. */
export function applyStep(reply: Reply, step: ReplyStep, form: FormWords): Reply {
  if (step.kind === 'coming') {
    return forEach(reply, step.people, (person, place, invited) =>
      withEvent(person, step.event.uuid, { status: statusOf(form, place, invited) ?? 'NONE' }),
    );
  }
  if (step.kind === 'name') {
    const isUnsure = form.get('unsure') !== '';
    const typed = (name: string) => cut(cleanName(form.get(name)), LONGEST_NAME);
    return withPerson(reply, step.person.uuid, (person) => ({
      ...person,
      ...(isUnsure
        ? {
            events: person.events.map((event) =>
              event.status === 'ATTENDING' ? { ...event, status: 'UNSURE' as const, dishUuid: null } : event,
            ),
          }
        : { firstName: typed('first'), lastName: typed('last') }),
    }));
  }
  if (step.kind === 'dinner') {
    return withPerson(reply, step.person.uuid, (person) =>
      withEvent(carried(form, person, ''), step.event.uuid, { dishUuid: form.get('dish') || null }),
    );
  }
  if (step.kind === 'care') {
    return forEach(reply, step.people, (person, place) => ({
      ...carried(form, person, `-${place}`),
      needs: NEEDS.filter((need) => form.all(`need-${place}`).includes(need)),
    }));
  }
  if (step.kind === 'question') {
    const { question } = step;
    if (question.scope === 'HOUSEHOLD')
      return withAnswer(reply, question.uuid, null, answersOf(question, form, 'answer'));
    return step.people.reduce(
      (said, { uuid }, place) =>
        withAnswer(said, question.uuid, uuid, answersOf(question, form, `answer-${place}`)),
      reply,
    );
  }
  if (step.kind === 'words') {
    return { ...reply, note: cut(form.get('note'), LONGEST_NOTE), email: cut(form.get('email'), 200).trim() };
  }
  return reply;
}
