import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>;

/** Sends the form and begins anew, from these values or from the answer; what was typed in the meantime stays. */
export async function sendAndBegin<Values extends FieldValues, Answer>(
  form: Form<Values>,
  send: () => Promise<Answer>,
  beginWith: Values | ((answer: Answer) => Values),
): Promise<void> {
  const sent = form.getValues();
  const answer = await send();
  const begin = typeof beginWith === 'function' ? beginWith(answer) : beginWith;
  const typed = form.getValues();
  form.reset(begin);
  for (const name of Object.keys(begin) as FieldPath<Values>[])
    if (!Object.is(typed[name], sent[name])) form.setValue(name, typed[name], { shouldDirty: true });
}
