import { Label, Slider, SliderOutput, SliderTrack } from 'react-aria-components';
import { SliderBar, SliderKnob, sliderTrackStyle } from '#ui/slider-knob.tsx';

interface TrySliderProps {
  label: string;
  value: number;
  plan: number;
  maxValue: number;
  step: number;
  format: (value: number) => string;
  insteadOf: string;
  onChange: (value: number) => void;
}

/** A slider with a mark where the plan is. */
export function TrySlider({
  label,
  value,
  plan,
  maxValue,
  step,
  format,
  insteadOf,
  onChange,
}: TrySliderProps) {
  return (
    <Slider value={value} onChange={onChange} minValue={0} maxValue={maxValue} step={step}>
      <div className="flex items-baseline justify-between gap-3">
        <Label className="min-w-0 truncate font-semibold text-sm">{label}</Label>
        <SliderOutput className="shrink-0 text-ink-soft text-sm">
          <strong className="font-semibold text-base text-ink tabular-nums">{format(value)}</strong>
          {value !== plan && ` ${insteadOf}`}
        </SliderOutput>
      </div>
      <SliderTrack data-drag="" className={sliderTrackStyle}>
        <span
          aria-hidden="true"
          className="absolute top-1/2 h-3 w-0.5 -translate-y-1/2 bg-ink"
          style={{ insetInlineStart: `${Math.min(plan / maxValue, 1) * 100}%` }}
        />
        <SliderBar startsAtEdge />
        <SliderKnob valueText={format(value)} />
      </SliderTrack>
    </Slider>
  );
}
