import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';

type Credentials = FieldValues & { email: string; password: string };

/** Email and a new password, in a form whose other fields are its own business. */
export function CoupleCredentials<Values extends Credentials>({ form }: { form: RuleForm<Values> }) {
  return (
    <>
      <FormTextField
        form={form}
        name={'email' as FieldPath<Values>}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <FormTextField
        form={form}
        name={'password' as FieldPath<Values>}
        label="Password"
        type="password"
        autoComplete="new-password"
        description="At least 8 characters, with upper and lower case, a number, and a symbol"
        isRequired
      />
    </>
  );
}
