import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../button.tsx';
import { UnseenProblems } from './unseen-problems.tsx';
import type { RuleForm } from './use-rule-form.ts';

export interface FormSubmitButtonProps<Values extends FieldValues>
  extends Omit<ButtonProps, 'type' | 'isPending' | 'form'> {
  form: RuleForm<Values>;
  /** Also pending while something after the submit runs, a navigation for instance. */
  isPending?: boolean;
}

export function FormSubmitButton<Values extends FieldValues>({
  form,
  isPending,
  ...rest
}: FormSubmitButtonProps<Values>) {
  return (
    <>
      <UnseenProblems form={form} />
      <Button {...rest} type="submit" isPending={form.isSubmitting || isPending} />
    </>
  );
}
