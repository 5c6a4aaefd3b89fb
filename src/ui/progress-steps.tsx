import { classNames } from './class-names.ts';

export interface ProgressStep {
  id: string;
  label: string;
}

export interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  currentId: string;
  label?: string;
  className?: string;
}

function barOf(index: number, current: number) {
  if (index < current) return 'bg-primary';
  return index === current ? 'bg-primary/55' : 'bg-ink/12';
}

/** Where one is in a short series. Phones show the bars and the current name only. */
export function ProgressSteps({ steps, currentId, label = 'Progress', className }: ProgressStepsProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <div className={className}>
      <ol aria-label={label} className="flex gap-1.5 md:gap-2.5">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            className="min-w-0 grow basis-0"
          >
            <span
              className={classNames(
                'block h-1.5 rounded-full transition-colors duration-250',
                barOf(index, current),
              )}
            />
            <span
              className={classNames(
                'sr-only md:not-sr-only md:mt-2 md:block md:text-sm',
                index === current ? 'font-semibold text-ink' : 'text-ink-soft',
              )}
            >
              {step.label}
              {index < current && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-2 text-ink-soft text-sm md:hidden">
        Step {current + 1} of {steps.length} ·{' '}
        <span className="font-semibold text-ink">{steps[current]?.label}</span>
      </p>
    </div>
  );
}
