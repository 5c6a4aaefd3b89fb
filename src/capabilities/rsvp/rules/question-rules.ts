import { cleanName } from '#base/validation/clean-name.ts';
import { maxLengthMessage } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { nameLength, nameRequired } from '#capabilities/guests/rules/name-length.ts';
import { MOST_OPTIONS, MOST_QUESTIONS, NO, type QuestionKind, type QuestionScope, YES } from './questions.ts';

const LONGEST_LABEL = 200;
const LONGEST_OPTION = 100;

/** As the couple sets it: a condition on another answer names the place of that question in the list. */
export type AskedWhen =
  | { kind: 'ALWAYS' }
  | { kind: 'COMING'; eventUuid: string }
  | { kind: 'ANSWER'; place: number; value: string };

export type TypedQuestion = {
  scope: QuestionScope;
  kind: QuestionKind;
  label: string;
  /** One a line. */
  options: string;
  showWhen: AskedWhen;
};

export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'CHOICE' || kind === 'CHOICES';
}

export function optionLines(text: string): string[] {
  return text.split('\n').map(cleanName).filter(Boolean);
}

/** What a question can be answered with, where that is known beforehand; what others can depend on. */
export function answersOf({ kind, options }: Pick<TypedQuestion, 'kind' | 'options'>): string[] {
  if (kind === 'YES_NO') return [YES, NO];
  return hasOptions(kind) ? optionLines(options) : [];
}

function optionsProblem(text: string, { kind }: { kind: QuestionKind }): string | undefined {
  if (!hasOptions(kind)) return undefined;
  const options = optionLines(text);
  if (options.length < 2) return 'Add at least two answers, one a line.';
  if (options.length > MOST_OPTIONS) return `A question can have up to ${MOST_OPTIONS} answers.`;
  if (new Set(options.map((option) => option.toLowerCase())).size < options.length)
    return 'Two answers are the same.';
  const isTooLong = options.some((option) => nameLength(LONGEST_OPTION)(option) !== undefined);
  return isTooLong ? maxLengthMessage(LONGEST_OPTION) : undefined;
}

export const QUESTION_RULES = {
  scope: [required],
  kind: [required],
  label: [nameRequired, nameLength(LONGEST_LABEL)],
  options: [optionsProblem],
};

/** Whether an answer that this waits for can be given at all, and before it. */
function canBeAsked(question: TypedQuestion, place: number, questions: readonly TypedQuestion[]): boolean {
  const { showWhen, scope } = question;
  if (showWhen.kind !== 'ANSWER') return true;
  const other = showWhen.place < place ? questions[showWhen.place] : undefined;
  // What one person answers says nothing about all of them.
  return (
    other !== undefined &&
    !(scope === 'HOUSEHOLD' && other.scope === 'GUEST') &&
    answersOf(other).includes(showWhen.value)
  );
}

/** Of the whole list. */
export function questionsProblem(questions: readonly TypedQuestion[]): string | undefined {
  if (questions.length > MOST_QUESTIONS) return `You can ask up to ${MOST_QUESTIONS} questions.`;
  const lost = questions.findIndex((question, place) => !canBeAsked(question, place, questions));
  return lost < 0 ? undefined : `Choose again when to ask question ${lost + 1}.`;
}
