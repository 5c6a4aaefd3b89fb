import { type FormEvent, useEffect } from 'react';
import type { FieldPath } from 'react-hook-form';
import { type FieldRules, ruleErrors } from '#ui/form/rule-errors.ts';
import { trimmedValues } from '#ui/form/trimmed-values.ts';
import { type RuleForm, type RuleFormOptions, useRuleForm } from '#ui/form/use-rule-form.ts';
import { WEDDING_FIELD_NAMES } from '../../parts/wedding-answers.ts';
import { keepAnswers, type OnboardingAnswers } from './answer-store.ts';
import { useLateAnswers } from './use-late-answers.ts';

export interface StepProps {
  answers: OnboardingAnswers;
  /** Goes on with what is kept; rejects when the last step could not save it. */
  onNext: () => Promise<unknown> | unknown;
  onSkip: () => Promise<unknown> | unknown;
  nextLabel: string;
  /** Only saving takes time; going to the next question must not flash a spinner, or announce one. */
  savesOnNext: boolean;
  /** False on the first showing of the page, where nobody has moved yet. */
  focusesHeading: boolean;
  onBack?: () => void;
}

interface StepForm<Values extends Partial<OnboardingAnswers>> {
  defaultValues: Values;
  rules?: FieldRules<Values>;
  /** What pressing Next asks for. Leaving a field empty is no mistake: the question may be skipped. */
  demands: FieldRules<Values>;
  onNext: StepProps['onNext'];
}

/** The form of one question: every keystroke is kept, so that a reload or the Back button costs nothing. */
export function useStepForm<Values extends Partial<OnboardingAnswers>>(
  step: StepForm<Values>,
): RuleForm<Values> {
  const form = useRuleForm<Values>({
    defaultValues: step.defaultValues,
    // Of one answer or another, the compiler cannot tell that their rules are of no other.
    rules: (step.rules ?? {}) as RuleFormOptions<Values>['rules'],
    // The last step saves the answers of all.
    fieldNames: WEDDING_FIELD_NAMES,
    onSubmit: (values) => {
      keepAnswers(values);
      return step.onNext();
    },
  });
  const { methods } = form;
  useLateAnswers(methods, step.defaultValues);

  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepAnswers(values);
        },
      }),
    [methods],
  );

  async function submit(event?: FormEvent) {
    const missing = ruleErrors(step.demands, trimmedValues(methods.getValues(), []));
    const names = Object.keys(missing) as FieldPath<Values>[];
    if (names.length === 0) return form.submit(event);
    event?.preventDefault();
    await methods.trigger();
    for (const name of names) methods.setError(name, { type: 'rule', message: missing[name] });
    if (names[0]) methods.setFocus(names[0]);
  }

  return { ...form, submit };
}
