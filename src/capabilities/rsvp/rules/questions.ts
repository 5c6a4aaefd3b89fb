import type { Reply } from './reply.ts';

export const QUESTION_KINDS = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'YES_NO',
  'CHOICE',
  'CHOICES',
  'NUMBER',
  'SONG',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_KIND_LABELS: Readonly<Record<QuestionKind, string>> = {
  SHORT_TEXT: 'A few words',
  LONG_TEXT: 'A longer text',
  YES_NO: 'Yes or no',
  CHOICE: 'One of several',
  CHOICES: 'Some of several',
  NUMBER: 'A number',
  SONG: 'A song',
};

export const QUESTION_SCOPES = ['HOUSEHOLD', 'GUEST'] as const;
export type QuestionScope = (typeof QUESTION_SCOPES)[number];

export const QUESTION_SCOPE_LABELS: Readonly<Record<QuestionScope, string>> = {
  HOUSEHOLD: 'The household, once',
  GUEST: 'Each person who’s coming',
};

/** When a question is asked at all; one condition, or always. */
export type ShowWhen =
  | { kind: 'ALWAYS' }
  | { kind: 'COMING'; eventUuid: string }
  | { kind: 'ANSWER'; questionUuid: string; value: string };

export type Question = {
  uuid: string;
  scope: QuestionScope;
  kind: QuestionKind;
  label: string;
  options: string[];
  isRequired: boolean;
  showWhen: ShowWhen;
};

export const MOST_QUESTIONS = 20;
export const MOST_OPTIONS = 12;

/** What the two answers of a yes-or-no question are kept as. */
export const YES = 'yes';
export const NO = 'no';

/** How long an answer may be, by kind. */
export function longestAnswer(kind: QuestionKind): number {
  if (kind === 'LONG_TEXT') return 1000;
  return kind === 'NUMBER' ? 6 : 200;
}

export function answerTo(reply: Reply, questionUuid: string, guestUuid: string | null): readonly string[] {
  return (
    reply.answers.find((answer) => answer.questionUuid === questionUuid && answer.guestUuid === guestUuid)
      ?.values ?? []
  );
}

function isComing(reply: Reply, eventUuid: string, guestUuid: string | null): boolean {
  return reply.people.some(
    (person) =>
      (guestUuid === null || person.guestUuid === guestUuid) &&
      person.events.some((event) => event.eventUuid === eventUuid && event.status === 'ATTENDING'),
  );
}

/** Whether it is asked: of this person, or of the household where nobody is named. */
export function isAsked({ showWhen }: Question, reply: Reply, guestUuid: string | null): boolean {
  if (showWhen.kind === 'ALWAYS') return true;
  if (showWhen.kind === 'COMING') return isComing(reply, showWhen.eventUuid, guestUuid);
  const { questionUuid, value } = showWhen;
  return [guestUuid, null].some((who) => answerTo(reply, questionUuid, who).includes(value));
}
