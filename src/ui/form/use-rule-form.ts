import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type FieldRules, ruleErrors } from './rule-errors.ts';
import { isApiFailure, isInvalidInput, placeMessages, submitFailure } from './submit-failure.ts';
import { trimmedValues } from './trimmed-values.ts';
import { type UnseenOptions, type UnseenProblems, useUnseenProblems } from './use-unseen-problems.ts';

/** A table may say nothing of a field, but not speak of one that the form does not have. */
type NoOther<Name extends string> = { readonly [Other in Name]?: never };

export interface RuleFormOptions<
  Values extends FieldValues,
  Rules extends FieldRules<Values> = FieldRules<Values>,
> extends UnseenOptions {
  /** Every field. */
  defaultValues: Values;
  /** The table of the call, from `rules/`; of a form that is typed otherwise than it is sent, what `rulesOfInput` makes of it. */
  rules: Rules & NoOther<Exclude<keyof Rules & string, FieldPath<Values>>>;
  /** Fields beside passwords whose blank edges count; every other text is judged and sent trimmed. */
  verbatim?: readonly FieldPath<Values>[];
  /** Fields that the API calls otherwise: its name and ours. */
  serverNames?: Readonly<Record<string, FieldPath<Values>>>;
  /** Throws or returns an ApiError-like object to refuse. */
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  /** What the server said when the form was sent without scripts: the page begins with it. */
  refused?: { message?: string; fields: Record<string, string> } | undefined;
  /** Told of failures that are not answers of the API, so that they can be reported. */
  onUnexpectedError?: (error: unknown) => void;
}

export interface RuleForm<Values extends FieldValues> extends Omit<UnseenProblems, 'pointOut'> {
  control: Control<Values>;
  methods: UseFormReturn<Values>;
  submit: (event?: FormEvent) => Promise<void>;
  isSubmitting: boolean;
  formError: string | undefined;
}

function resolverOf<Values extends FieldValues>(getOptions: () => RuleFormOptions<Values>): Resolver<Values> {
  return (typed) => {
    const { rules, verbatim = [] } = getOptions();
    const values = trimmedValues(typed, verbatim);
    const errors: FieldErrors<Values> = {};
    for (const [name, message] of Object.entries(ruleErrors(rules, values))) {
      set(errors, name, { type: 'rule', message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/**
 * A rule may look at other fields, so a change in one can heal or break another that was already
 * left. Messages of the server stay until their own field is edited.
 */
function recheckTouched<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: RuleFormOptions<Values>,
) {
  const { rules, verbatim = [] } = options;
  const messages = ruleErrors(rules, trimmedValues(form.getValues(), verbatim));
  for (const name of Object.keys(rules) as FieldPath<Values>[]) {
    const { error, isTouched } = form.getFieldState(name);
    const message = messages[name];
    if (!(isTouched || error) || error?.type === 'server' || error?.message === message) continue;
    if (message) form.setError(name, { type: 'rule', message });
    else form.clearErrors(name);
  }
}

/** What stands on the form before anything is touched. */
function beginOf<Values extends FieldValues>(options: RuleFormOptions<Values>) {
  const { refused, defaultValues, serverNames = {} } = options;
  if (!refused) return { message: undefined, errors: undefined };
  const nameOf = (field: string) => serverNames[field] ?? field;
  const failure = submitFailure(refused, (field) => get(defaultValues, nameOf(field)) !== undefined);
  const errors: FieldErrors<Values> = {};
  for (const [field, message] of Object.entries(failure.fields))
    set(errors, nameOf(field), { type: 'server', message });
  return { message: failure.message, errors };
}

/** A form whose fields complain once left, and all at once on submit. */
export function useRuleForm<
  Values extends FieldValues,
  Rules extends FieldRules<Values> = FieldRules<Values>,
>(options: RuleFormOptions<Values, Rules>): RuleForm<Values> {
  const latest = useRef<RuleFormOptions<Values>>(options);
  useEffect(() => {
    latest.current = options;
  });
  const isSending = useRef(false);
  const [begin] = useState(() => beginOf(options));
  const [formError, setFormError] = useState(begin.message);
  const { pointOut, ...unseen } = useUnseenProblems(options);
  const [resolver] = useState(() => resolverOf<Values>(() => latest.current));
  const form = useForm<Values>({
    defaultValues: options.defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    // It knows nothing of closed sections, and would lose the focus in one.
    shouldFocusError: false,
    resolver,
    ...(begin.errors && { errors: begin.errors }),
  });
  const { isSubmitting } = form.formState;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // Only what a person typed: a reset must not bring messages back.
          if (type === 'change') recheckTouched(form, latest.current);
        },
      }),
    [form],
  );

  const refuse = useCallback(
    (error: unknown) => {
      const { serverNames = {} } = latest.current;
      const failure = submitFailure(error, () => true);
      const { fields, strays } = placeMessages<FieldPath<Values>>(
        failure.fields,
        serverNames,
        (name) => form.getValues(name) !== undefined,
      );
      for (const [name, message] of fields) form.setError(name, { type: 'server', message });
      const isHighlighted = pointOut([...fields.keys()], strays);
      // 'Please check the highlighted fields.' where none is would only puzzle.
      const isToldElsewhere = !isHighlighted && fields.size + strays.length > 0 && isInvalidInput(error);
      setFormError(isToldElsewhere ? undefined : failure.message);
      if (!isApiFailure(error)) latest.current.onUnexpectedError?.(error);
    },
    [form, pointOut],
  );

  const pointOutBroken = useCallback(() => {
    const { rules, verbatim = [] } = latest.current;
    pointOut(Object.keys(ruleErrors(rules, trimmedValues(form.getValues(), verbatim))));
  }, [form, pointOut]);

  const submit = useCallback(
    async (event?: FormEvent) => {
      event?.preventDefault();
      // State would be a render late for the second of two quick presses.
      if (isSending.current) return;
      isSending.current = true;
      setFormError(undefined);
      pointOut([]);
      try {
        await form.handleSubmit(async (values) => {
          try {
            const answer = await latest.current.onSubmit(values);
            if (isApiFailure(answer)) refuse(answer);
          } catch (error) {
            refuse(error);
          }
        }, pointOutBroken)(event);
      } finally {
        isSending.current = false;
      }
    },
    [form, pointOut, refuse, pointOutBroken],
  );

  return { control: form.control, methods: form, submit, isSubmitting, formError, ...unseen };
}
