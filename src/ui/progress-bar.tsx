import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import { classNames } from './class-names.ts';

const tones = { primary: 'bg-primary', secondary: 'bg-secondary', green: 'bg-green', red: 'bg-red' };

export interface ProgressBarProps {
  label: string;
  isLabelHidden?: boolean;
  /** From 0 to `maxValue`; left out while nobody knows how long it takes. */
  value?: number;
  maxValue?: number;
  /** In place of the percentage: '3 of 12 done'. */
  valueText?: string;
  tone?: keyof typeof tones;
  className?: string;
}

export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden, value, maxValue = 100, valueText, tone = 'primary', className } = props;
  return (
    <AriaProgressBar
      value={value}
      maxValue={maxValue}
      isIndeterminate={value === undefined}
      valueLabel={valueText}
      className={className}
    >
      {({ percentage, valueText: shownValue }) => (
        <>
          <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex justify-between gap-4 text-sm'}>
            <Label className="font-semibold">{label}</Label>
            {value !== undefined && <span className="text-ink-soft tabular-nums">{shownValue}</span>}
          </div>
          <div className="h-2 overflow-hidden rounded-full bg-ink/10">
            <div
              className={classNames(
                'h-full rounded-full transition-[width] duration-250',
                tones[tone],
                value === undefined && 'w-full animate-shimmer',
              )}
              style={value === undefined ? undefined : { width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
