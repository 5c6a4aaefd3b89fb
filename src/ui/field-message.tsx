import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { type CounterState, counterState } from '#base/validation/counter-state.ts';
import { classNames } from './class-names.ts';
import type { FieldCounter, FieldProps } from './field-props.ts';

type FieldMessageProps = Pick<
  FieldProps,
  'description' | 'error' | 'warning' | 'success' | 'reservesMessage'
> & { counter?: FieldCounter };

const counterTones: Record<CounterState, string> = {
  empty: '',
  warn: 'font-medium text-gold-deep',
  error: 'font-medium text-red',
};

function MessageLine({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <span className={classNames('flex items-start gap-1.5 font-medium', tone)}>
      <span className="mt-1 inline-flex">{icon}</span>
      <span>{children}</span>
    </span>
  );
}

function Advice({ warning, success }: Pick<FieldProps, 'warning' | 'success'>) {
  if (warning) {
    return (
      <MessageLine tone="text-gold-deep" icon={<TriangleAlert size={14} />}>
        {warning}
      </MessageLine>
    );
  }
  if (success) {
    return (
      <MessageLine tone="text-green-deep" icon={<CircleCheck size={14} />}>
        {success}
      </MessageLine>
    );
  }
  return null;
}

/**
 * Keeps lines free for the message: an error that appears on blur must not push the button
 * away from under the finger that is about to press it.
 */
export function FieldMessage(props: FieldMessageProps) {
  const { description, error, warning, success, counter, reservesMessage = true } = props;
  const hasAdvice = !error && Boolean(warning || success);
  const minimum = description ? 'min-h-12' : 'min-h-6.5';
  return (
    <div className={classNames('flex gap-3 px-0.5 pt-1 text-sm text-ink-soft', reservesMessage && minimum)}>
      <div className="min-w-0 grow" aria-live="polite">
        {/* Also while it says nothing: React Aria ties it to its input once and would miss one that comes later. */}
        <Text slot="description" className="block">
          {description}
          {hasAdvice && <Advice warning={warning} success={success} />}
          {counter && (
            // Read when the field gets focus, but not after every key.
            <span className="sr-only" aria-live="off">
              {counter.used} of {counter.limit} characters used
            </span>
          )}
        </Text>
        <FieldError>
          {error && (
            <MessageLine tone="text-red" icon={<CircleAlert size={14} />}>
              {error}
            </MessageLine>
          )}
        </FieldError>
      </div>
      {counter && (
        <span
          aria-hidden="true"
          className={classNames(
            'shrink-0 tabular-nums',
            counterTones[counterState(counter.used, counter.limit, counter.kind)],
          )}
        >
          {counter.used}/{counter.limit}
        </span>
      )}
    </div>
  );
}
