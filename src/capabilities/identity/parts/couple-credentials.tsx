import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { PasswordOwner } from '../rules/own-words.ts';
import { NewPasswordField } from './new-password-field.tsx';

type Credentials = FieldValues & { email: string; password: string };

interface CoupleCredentialsProps<Values extends Credentials> {
  form: RuleForm<Values>;
  /** Names that the form does not ask for under their own name. */
  owner?: Partial<PasswordOwner>;
}

/** Email and a new password, in a form whose other fields are its own business. */
export function CoupleCredentials<Values extends Credentials>({
  form,
  owner,
}: CoupleCredentialsProps<Values>) {
  const typed = useWatch({ control: form.control }) as Partial<PasswordOwner>;
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
      <NewPasswordField
        form={form}
        name={'password' as FieldPath<Values>}
        label="Password"
        owner={{ ...typed, ...owner }}
        description="At least 8 characters, with upper and lower case, a number, and a symbol"
        isRequired
      />
    </>
  );
}
