import { lazy, type ReactNode, Suspense } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { PasswordOwner } from '../rules/own-words.ts';

// Nobody needs it before the first letter is typed, and pages that only have a form somewhere never do.
const PasswordStrengthMeter = lazy(async () => ({
  default: (await import('./password-strength-meter.tsx')).PasswordStrengthMeter,
}));

interface NewPasswordFieldProps<Values extends FieldValues> {
  form: RuleForm<Values>;
  name: FieldPath<Values>;
  label: string;
  description?: ReactNode;
  /** Whose password it is to be, as far as this form knows. */
  owner?: Partial<PasswordOwner>;
  isRequired?: boolean;
  className?: string;
}

/** A password that is being thought up, with how strong it looks. Whether it is taken, the server says. */
export function NewPasswordField<Values extends FieldValues>(props: NewPasswordFieldProps<Values>) {
  const { form, name, description, owner, ...field } = props;
  const password: string = useWatch({ control: form.control, name });
  return (
    <FormTextField
      {...field}
      form={form}
      name={name}
      type="password"
      autoComplete="new-password"
      description={
        <>
          {description}
          {/* Its place is kept: a button that moves away under a finger is not pressed. */}
          <span className="my-1.5 flex min-h-5 items-center">
            {password && (
              <Suspense>
                <PasswordStrengthMeter
                  password={password}
                  owner={{ email: '', firstName: '', lastName: '', ...owner }}
                />
              </Suspense>
            )}
          </span>
        </>
      }
    />
  );
}
