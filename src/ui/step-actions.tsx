import { ArrowLeft } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface StepActionsProps {
  onBack?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  isSkipPending?: boolean;
  nextLabel?: string;
  isPending?: boolean;
  /** Without it the button sends the form it stands in. */
  onNext?: () => void;
  /** Of the form that it sends from outside. */
  formId?: string;
  /** The ground of the page, which what scrolls goes below. */
  className: string;
}

/** Under the thumb on a phone, whatever the length of the step; in the flow where there is room. */
export function StepActions(props: StepActionsProps) {
  const {
    onBack,
    onSkip,
    isSkipPending = false,
    nextLabel = 'Next',
    isPending = false,
    onNext,
    formId,
  } = props;
  return (
    <div
      data-bottom-bar
      className={classNames(
        'sticky bottom-0 z-10 -mx-5 mt-auto flex items-center gap-3 border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:mt-8 md:border-0 md:bg-transparent md:px-0',
        props.className,
      )}
    >
      {onBack && (
        <Button variant="quiet" onPress={onBack} className="px-3! md:-ms-3">
          <ArrowLeft size={20} aria-hidden="true" />
          <span className="max-sm:sr-only">Back</span>
        </Button>
      )}
      {onSkip && (
        <Button variant="quiet" onPress={onSkip} isPending={isSkipPending} className="ms-auto px-3!">
          <span>
            Skip<span className="max-sm:hidden"> for now</span>
          </span>
        </Button>
      )}
      <Button
        type={onNext ? 'button' : 'submit'}
        size="large"
        isPending={isPending}
        {...(onNext && { onPress: onNext })}
        {...(formId && { form: formId })}
        className={classNames('whitespace-nowrap', onSkip ? 'min-w-32 md:min-w-40' : 'ms-auto md:min-w-40')}
      >
        {nextLabel}
      </Button>
    </div>
  );
}
