import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { isApiFailure, submitFailure } from '#ui/form/submit-failure.ts';
import { UnseenProblems } from '#ui/form/unseen-problems.tsx';
import type { RuleForm as Form } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const [skip, setSkip] = useState<{ isPending: boolean; failure?: string }>({ isPending: false });

  useEffect(() => {
    if (focusesHeading) heading.current?.focus();
  }, [focusesHeading]);

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
      <h1
        id="step-title"
        ref={heading}
        tabIndex={-1}
        className="text-3xl outline-none focus-visible:shadow-none sm:text-4xl md:text-5xl"
      >
        {title}
      </h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-soft md:mt-3 md:text-lg">{lead}</p>
      {skip.failure && !form.formError && (
        <Notice tone="error" className="mb-5">
          {skip.failure}
        </Notice>
      )}
      {children}
      <UnseenProblems form={form} />
      {/* Under the thumb on a phone, whatever the length of the step; in the flow where there is room. */}
      <div className="sticky bottom-0 z-10 -mx-5 mt-auto flex items-center gap-3 border-line border-t bg-linen px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:mt-6 md:border-0 md:bg-transparent md:px-0">
        {onBack && (
          <Button variant="quiet" onPress={onBack} className="px-3! md:-ms-3">
            <ArrowLeft size={20} aria-hidden="true" />
            <span className="max-sm:sr-only">Back</span>
          </Button>
        )}
        {onSkip && (
          <Button
            variant="quiet"
            onPress={pass}
            isPending={savesOnNext && skip.isPending}
            className="ms-auto px-3!"
          >
            <span>
              Skip<span className="max-sm:hidden"> for now</span>
            </span>
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          isPending={savesOnNext && form.isSubmitting}
          className={classNames('whitespace-nowrap', onSkip ? 'min-w-32 md:min-w-40' : 'ms-auto md:min-w-40')}
        >
          {nextLabel}
        </Button>
      </div>
    </RuleForm>
  );
}
