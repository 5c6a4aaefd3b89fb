import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../class-names.ts';
import { Notice } from '../notice.tsx';
import type { RuleForm as Form } from './use-rule-form.ts';

export interface RuleFormProps<Values extends FieldValues> {
  form: Form<Values>;
  children: ReactNode;
  /** For a button that stands outside of it. */
  id?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
  className?: string;
  /** The page's address takes this form without scripts too. Others say that they need them. */
  isPlain?: boolean;
}

/** On a long form the message stands above what is on the screen while its button is pressed. */
function bringIntoView(notice: HTMLDivElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}

/** The form element; what is wrong with the whole stands above its fields. */
export function RuleForm<Values extends FieldValues>({
  form,
  children,
  className,
  isPlain = false,
  ...naming
}: RuleFormProps<Values>) {
  return (
    <form
      {...naming}
      // Before the scripts arrive a browser would send fields itself; with GET a password would end up in the address.
      method="post"
      noValidate
      onSubmit={form.submit}
      className={classNames('flex flex-col gap-2', className)}
    >
      {form.formError && (
        <Notice ref={bringIntoView} tone="error" className="mb-3">
          {form.formError}
        </Notice>
      )}
      {!isPlain && (
        <p className="hidden rounded-input border border-gold/50 bg-gold-tint px-4 py-3 noscript:block">
          This form needs JavaScript. Turn it on in your browser and load the page again.
        </p>
      )}
      {children}
    </form>
  );
}
