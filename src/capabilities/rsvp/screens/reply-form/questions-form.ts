import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { rulesOfRows } from '#ui/form/rules-of-rows.ts';
import type { QuestionInput } from '../../contract/couple-decisions.contract.ts';
import { type AskedWhen, QUESTION_RULES, questionsProblem } from '../../rules/question-rules.ts';
import { MOST_QUESTIONS, type Question, type ShowWhen } from '../../rules/questions.ts';

/** As the form holds it: what it depends on is one choice of a list. */
export type QuestionValues = Omit<QuestionInput, 'showWhen'> & {
  /** What others depend on it by, also while it is new. */
  key: string;
  showWhen: string;
};
export type QuestionsValues = { questions: QuestionValues[] };

export const ALWAYS = 'always';
export const ifComing = (eventUuid: string) => `coming ${eventUuid}`;
export const ifAnswered = (key: string, value: string) => `answer ${key} ${value}`;

export function newQuestion(key: string): QuestionValues {
  return {
    ...{ key, uuid: null, scope: 'HOUSEHOLD', kind: 'YES_NO', label: '', options: '' },
    ...{ isRequired: false, showWhen: ALWAYS },
  };
}

function conditionOf(showWhen: ShowWhen): string {
  if (showWhen.kind === 'COMING') return ifComing(showWhen.eventUuid);
  return showWhen.kind === 'ANSWER' ? ifAnswered(showWhen.questionUuid, showWhen.value) : ALWAYS;
}

export function questionsValues(questions: readonly Question[]): QuestionsValues {
  return {
    questions: questions.map(({ uuid, options, showWhen, ...question }) => ({
      ...question,
      ...{ uuid, key: uuid, options: options.join('\n'), showWhen: conditionOf(showWhen) },
    })),
  };
}

/** A question that is gone is the place after the last, which nothing can depend on. */
function askedWhen(condition: string, questions: readonly QuestionValues[]): AskedWhen {
  const [kind, name = '', ...value] = condition.split(' ');
  if (kind === 'coming') return { kind: 'COMING', eventUuid: name };
  if (kind !== 'answer') return { kind: 'ALWAYS' };
  const place = questions.findIndex(({ key }) => key === name);
  return { kind: 'ANSWER', place: place < 0 ? questions.length : place, value: value.join(' ') };
}

export function questionsInput({ questions }: QuestionsValues): { questions: QuestionInput[] } {
  return {
    questions: questions.map(({ key: _, showWhen, ...question }) => ({
      ...question,
      showWhen: askedWhen(showWhen, questions),
    })),
  };
}

export const QUESTIONS_FORM_RULES: FieldRules<QuestionsValues> = {
  ...rulesOfInput({
    rules: () => ({ questions: [questionsProblem] }),
    input: questionsInput,
    names: {},
  }),
  ...rulesOfRows({
    name: 'questions',
    most: MOST_QUESTIONS,
    rules: QUESTION_RULES,
    rowsOf: ({ questions }: QuestionsValues) => questions,
    input: ({ scope, kind, label, options }: QuestionValues) => ({ scope, kind, label, options }),
    empty: newQuestion(''),
  }),
};
