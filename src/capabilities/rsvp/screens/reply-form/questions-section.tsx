import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { Button } from '#ui/button.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormSwitchField } from '#ui/form/form-switch-field.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { type RuleForm as Form, useRuleForm } from '#ui/form/use-rule-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { answersOf, hasOptions } from '../../rules/question-rules.ts';
import {
  MOST_QUESTIONS,
  NO,
  QUESTION_KIND_LABELS,
  QUESTION_KINDS,
  QUESTION_SCOPE_LABELS,
  QUESTION_SCOPES,
  type Question,
  YES,
} from '../../rules/questions.ts';
import {
  ALWAYS,
  ifAnswered,
  ifComing,
  newQuestion,
  QUESTIONS_FORM_RULES,
  type QuestionsValues,
  type QuestionValues,
  questionsInput,
  questionsValues,
} from './questions-form.ts';
import type { FormActions } from './use-form-actions.ts';

const KINDS = QUESTION_KINDS.map((kind) => ({ id: kind, label: QUESTION_KIND_LABELS[kind] }));
const SCOPES = QUESTION_SCOPES.map((scope) => ({ id: scope, label: QUESTION_SCOPE_LABELS[scope] }));
const ANSWER_LABELS: Readonly<Record<string, string>> = { [YES]: 'Yes', [NO]: 'No' };

/** What a question can wait for: an event, or an answer to one before it. */
function conditions(questions: readonly QuestionValues[], row: number, events: readonly GuestEvent[]) {
  const scope = questions[row]?.scope;
  const earlier = questions
    .slice(0, row)
    .filter((question) => scope === 'GUEST' || question.scope === 'HOUSEHOLD');
  return [
    { id: ALWAYS, label: 'Always' },
    ...events
      .filter(({ asksReply }) => asksReply)
      .map(({ uuid, name }) => ({
        id: ifComing(uuid),
        label: scope === 'GUEST' ? `If they’re coming: ${name}` : `If anyone is coming: ${name}`,
      })),
    ...earlier.flatMap((question) =>
      answersOf(question).map((value) => ({
        id: ifAnswered(question.key, value),
        label: `If “${question.label || 'the question before'}” is ${question.kind === 'YES_NO' ? ANSWER_LABELS[value] : value}`,
      })),
    ),
  ];
}

interface QuestionRowProps {
  form: Form<QuestionsValues>;
  row: number;
  last: number;
  questions: readonly QuestionValues[];
  events: readonly GuestEvent[];
  onMove: (to: number) => void;
  onRemove: () => void;
}

function QuestionRow({ form, row, last, questions, events, onMove, onRemove }: QuestionRowProps) {
  const kind = questions[row]?.kind ?? 'YES_NO';
  const number = row + 1;
  return (
    <fieldset className="mb-4 min-w-0 rounded-card border border-line bg-paper p-4 md:p-5">
      <legend className="sr-only">{`Question ${number}`}</legend>
      <div className="mb-2 flex items-center justify-between gap-2">
        <p aria-hidden="true" className="font-semibold">{`Question ${number}`}</p>
        <div className="-me-2 flex">
          <IconButton
            label={`Move question ${number} up`}
            icon={<ArrowUp size={20} />}
            isDisabled={row === 0}
            onPress={() => onMove(row - 1)}
          />
          <IconButton
            label={`Move question ${number} down`}
            icon={<ArrowDown size={20} />}
            isDisabled={row === last}
            onPress={() => onMove(row + 1)}
          />
          <IconButton label={`Remove question ${number}`} icon={<Trash2 size={20} />} onPress={onRemove} />
        </div>
      </div>
      <FormTextField
        form={form}
        name={`questions.${row}.label`}
        label="Question"
        placeholder="Would you like a seat on the bus?"
        autoComplete="off"
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormSelectField form={form} name={`questions.${row}.kind`} label="Answer" options={KINDS} />
        <FormSelectField form={form} name={`questions.${row}.scope`} label="Asked of" options={SCOPES} />
      </div>
      {hasOptions(kind) && (
        <FormTextAreaField
          form={form}
          name={`questions.${row}.options`}
          label="Answers to choose from"
          description="One a line."
          rows={4}
        />
      )}
      <FormSelectField
        form={form}
        name={`questions.${row}.showWhen`}
        label="When to ask"
        options={conditions(questions, row, events)}
      />
      <FormSwitchField form={form} name={`questions.${row}.isRequired`} label="They have to answer" />
    </fieldset>
  );
}

interface QuestionsSectionProps {
  questions: readonly Question[];
  events: readonly GuestEvent[];
  actions: FormActions;
}

/** What the couple asks beside who comes and what they eat; saved all at once. */
export function QuestionsSection({ questions, events, actions }: QuestionsSectionProps) {
  const id = useId();
  const added = useRef(0);
  const form = useRuleForm<QuestionsValues>({
    defaultValues: questionsValues(questions),
    rules: QUESTIONS_FORM_RULES,
    onSubmit: async (values) => {
      const { uuids } = await actions.saveQuestions(questionsInput(values).questions);
      form.methods.reset({
        questions: values.questions.map((question, row) => ({ ...question, uuid: uuids[row] ?? null })),
      });
    },
    onUnexpectedError: (error) => reportError('reply-form', error),
  });
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'questions' });
  const typed = useWatch({ control: form.control, name: 'questions' });
  function add() {
    added.current += 1;
    append(newQuestion(`${id}${added.current}`));
  }
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className="mb-1 font-display text-2xl">
        Your questions
      </h2>
      <p className="mb-4 text-ink-soft">
        We always ask who’s coming, what they eat, and what they need. Add anything else you’d like to know.
      </p>
      <RuleForm form={form} aria-label="Your questions">
        {fields.map((field, row) => (
          <QuestionRow
            key={field.id}
            form={form}
            row={row}
            last={fields.length - 1}
            questions={typed}
            events={events}
            onMove={(to) => move(row, to)}
            onRemove={() => remove(row)}
          />
        ))}
        <div className="flex flex-wrap justify-between gap-3">
          {fields.length < MOST_QUESTIONS && (
            <Button variant="secondary" icon={<Plus size={18} aria-hidden="true" />} onPress={add}>
              Add question
            </Button>
          )}
          {(fields.length > 0 || questions.length > 0) && (
            <FormSubmitButton
              form={form}
              onPress={() => void form.submit()}
              pendingLabel="Saving"
              className="ms-auto"
            >
              Save questions
            </FormSubmitButton>
          )}
        </div>
      </RuleForm>
    </section>
  );
}
