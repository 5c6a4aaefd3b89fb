import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { isApiFailure, submitFailure } from '#ui/form/submit-failure.ts';
import { UnseenProblems } from '#ui/form/unseen-problems.tsx';
import type { RuleForm as Form } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import { StepActions } from '#ui/step-actions.tsx';
import { StepHeading } from '#ui/step-heading.tsx';
import type { StepProps } from './use-step-form.ts';

interface StepFrameProps<Values extends FieldValues>
  extends Omit<StepProps, 'answers' | 'onNext' | 'onSkip'> {
  form: Form<Values>;
  title: string;
  lead: string;
  children: ReactNode;
  /** None where there is nothing to skip. */
  onSkip?: StepProps['onSkip'];
}

export function StepFrame<Values extends FieldValues>(props: StepFrameProps<Values>) {
  const { form, title, lead, children, nextLabel, savesOnNext, onSkip, onBack, focusesHeading } = props;
  const [skip, setSkip] = useState<{ isPending: boolean; failure?: string }>({ isPending: false });

  async function pass() {
    setSkip({ isPending: true });
    try {
      await onSkip?.();
      setSkip({ isPending: false });
    } catch (error) {
      setSkip({ isPending: false, failure: submitFailure(error, () => false).message });
      if (!isApiFailure(error)) throw error;
    }
  }

  return (
    <RuleForm form={form} aria-labelledby="step-title" className="grow gap-0">
      <StepHeading title={title} lead={lead} focuses={focusesHeading} />
      {skip.failure && !form.formError && (
        <Notice tone="error" className="mb-5">
          {skip.failure}
        </Notice>
      )}
      {children}
      <UnseenProblems form={form} />
      <StepActions
        onBack={onBack}
        onSkip={onSkip && pass}
        isSkipPending={savesOnNext && skip.isPending}
        nextLabel={nextLabel}
        isPending={savesOnNext && form.isSubmitting}
        className="bg-linen"
      />
    </RuleForm>
  );
}
