import type { GuestWords } from '../../rules/guest-words.ts';
import { personWords } from '../../rules/person-words.ts';
import { answerTo, longestAnswer, NO, type Question, YES } from '../../rules/questions.ts';
import type { ReplyStep } from '../../rules/reply-steps.ts';
import { ChoiceRow } from './choice-row.tsx';
import { GuestField } from './guest-field.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './step-title.tsx';

interface AnswerProps {
  words: GuestWords;
  question: Question;
  name: string;
  label: string;
  said: readonly string[];
}

function choicesOf({ kind, options }: Question, words: GuestWords) {
  if (kind === 'YES_NO')
    return [
      { value: YES, label: words.yes },
      { value: NO, label: words.no },
    ];
  return kind === 'CHOICE' || kind === 'CHOICES'
    ? options.map((option) => ({ value: option, label: option }))
    : [];
}

function Answer({ words, question, name, label, said }: AnswerProps) {
  const choices = choicesOf(question, words);
  if (choices.length === 0)
    return (
      <GuestField
        label={label}
        name={name}
        value={said[0] ?? ''}
        longest={longestAnswer(question.kind)}
        isLong={question.kind === 'LONG_TEXT'}
        {...(question.kind === 'NUMBER' && { inputMode: 'numeric' as const })}
        {...(!question.isRequired && { optional: words.optional })}
      />
    );
  return (
    <fieldset className="mb-5 grid gap-2.5">
      <legend className="mb-2 font-semibold">
        <bdi>{label}</bdi>
      </legend>
      {choices.map(({ value, label: text }) => (
        <ChoiceRow
          key={value}
          type={question.kind === 'CHOICES' ? 'checkbox' : 'radio'}
          name={name}
          value={value}
          isChosen={said.includes(value)}
        >
          <span>
            <bdi>{text}</bdi>
          </span>
        </ChoiceRow>
      ))}
    </fieldset>
  );
}

export function QuestionStep(given: StepProps<Extract<ReplyStep, { kind: 'question' }>>) {
  const { words, invitation, reply, step, problem } = given;
  const { question, people } = step;
  return (
    <>
      <StepTitle title={question.label} problem={problem} />
      {question.scope === 'HOUSEHOLD' ? (
        <Answer
          words={words}
          question={question}
          name="answer"
          label={question.label}
          said={answerTo(reply, question.uuid, null)}
        />
      ) : (
        people.map((person, place) => (
          <Answer
            key={person.uuid}
            words={words}
            question={question}
            name={`answer-${place}`}
            label={personWords(words, invitation, person, reply)}
            said={answerTo(reply, question.uuid, person.uuid)}
          />
        ))
      )}
    </>
  );
}
