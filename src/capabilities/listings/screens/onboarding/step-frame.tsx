import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** What every question has around it. */
export type StepProps = {
  /** False on the first showing of the page, where nobody has moved yet. */
  focusesHeading: boolean;
  onBack?: (() => void) | undefined;
  onNext: () => void;
};

export function StepHeading({ title, lead, focuses }: { title: string; lead: ReactNode; focuses: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focuses) heading.current?.focus();
  }, [focuses]);
  return (
    <>
      <h1
        id="step-title"
        ref={heading}
        tabIndex={-1}
        className="text-3xl outline-none focus-visible:shadow-none sm:text-4xl md:text-5xl"
      >
        {title}
      </h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-soft md:mt-3 md:text-lg">{lead}</p>
    </>
  );
}

type ActionsProps = {
  onBack?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  nextLabel?: string;
  isPending?: boolean;
  /** Without it the button sends the form it stands in. */
  onNext?: () => void;
  /** Of the form that it sends from outside. */
  formId?: string;
};

/** Under the thumb on a phone, whatever the length of the step; in the flow where there is room. */
export function StepActions({ onBack, onSkip, nextLabel = 'Next', isPending, onNext, formId }: ActionsProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-5 mt-auto flex items-center gap-3 border-line border-t bg-mist px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:mt-8 md:border-0 md:bg-transparent md:px-0"
    >
      {onBack && (
        <Button variant="quiet" onPress={onBack} className="px-3! md:-ms-3">
          <ArrowLeft size={20} aria-hidden="true" />
          <span className="max-sm:sr-only">Back</span>
        </Button>
      )}
      {onSkip && (
        <Button variant="quiet" onPress={onSkip} className="ms-auto px-3!">
          <span>
            Skip<span className="max-sm:hidden"> for now</span>
          </span>
        </Button>
      )}
      <Button
        type={onNext ? 'button' : 'submit'}
        size="large"
        isPending={isPending ?? false}
        {...(onNext && { onPress: onNext })}
        {...(formId && { form: formId })}
        className={classNames('whitespace-nowrap', onSkip ? 'min-w-32 md:min-w-40' : 'ms-auto md:min-w-40')}
      >
        {nextLabel}
      </Button>
    </div>
  );
}
