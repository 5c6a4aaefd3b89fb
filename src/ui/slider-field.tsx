import { Label, Slider, SliderOutput, SliderTrack } from 'react-aria-components';
import type { FieldProps } from './field-props.ts';
import { SliderBar, SliderKnob, sliderTrackStyle } from './slider-knob.tsx';

export interface SliderFieldProps
  extends Pick<FieldProps, 'label' | 'description' | 'isDisabled' | 'className'> {
  minValue?: number;
  maxValue?: number;
  step?: number;
  formatValue?: (value: number) => string;
  value: number;
  onChange: (value: number) => void;
  /** Once the hand lets go: the moment to search or to save. */
  onChangeEnd?: (value: number) => void;
  name?: string;
}

export function SliderField(props: SliderFieldProps) {
  const { label, description, value, formatValue = String, minValue = 0, maxValue = 100 } = props;
  return (
    <Slider
      value={value}
      onChange={props.onChange}
      onChangeEnd={props.onChangeEnd}
      minValue={minValue}
      maxValue={maxValue}
      step={props.step}
      isDisabled={props.isDisabled}
      className={props.className}
    >
      <div className="flex justify-between gap-4 text-sm">
        <Label className="font-semibold">{label}</Label>
        <SliderOutput className="tabular-nums">{formatValue(value)}</SliderOutput>
      </div>
      <SliderTrack data-drag="" className={sliderTrackStyle}>
        <SliderBar startsAtEdge />
        <SliderKnob name={props.name} valueText={formatValue(value)} />
      </SliderTrack>
      {description && <p className="text-ink-soft text-sm">{description}</p>}
    </Slider>
  );
}
