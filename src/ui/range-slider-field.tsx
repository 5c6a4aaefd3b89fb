import { Label, Slider, SliderOutput, SliderTrack } from 'react-aria-components';
import { type OpenRange, openRangeText, rangeOfThumbs, thumbsOf } from './open-range.ts';
import type { SliderLook } from './slider-field.tsx';
import { SliderBar, SliderKnob, sliderTrackStyle } from './slider-knob.tsx';

export interface RangeSliderFieldProps extends SliderLook {
  value: OpenRange;
  onChange: (value: OpenRange) => void;
  /** Once the hand lets go: the moment to search or to save. */
  onChangeEnd?: (value: OpenRange) => void;
  /** At the far right the upper end is 'max': that or more. */
  isOpenEnded?: boolean;
}

export function RangeSliderField(props: RangeSliderFieldProps) {
  const { label, description, value, isOpenEnded = false, formatValue = String } = props;
  const { minValue = 0, maxValue = 100 } = props;
  const toRange = (thumbs: number[]) => rangeOfThumbs(thumbs, maxValue, isOpenEnded);
  const upperText = value.max === 'max' ? `${formatValue(maxValue)} or more` : formatValue(value.max);
  return (
    <Slider<number[]>
      value={thumbsOf(value, maxValue)}
      onChange={(thumbs) => props.onChange(toRange(thumbs))}
      onChangeEnd={(thumbs) => props.onChangeEnd?.(toRange(thumbs))}
      minValue={minValue}
      maxValue={maxValue}
      step={props.step}
      isDisabled={props.isDisabled}
      className={props.className}
    >
      <div className="flex justify-between gap-4 text-sm">
        <Label className="font-semibold">{label}</Label>
        <SliderOutput className="tabular-nums">{openRangeText(value, maxValue, formatValue)}</SliderOutput>
      </div>
      <SliderTrack data-drag="" className={sliderTrackStyle}>
        <SliderBar />
        <SliderKnob index={0} label="From" valueText={formatValue(value.min)} />
        <SliderKnob index={1} label="To" valueText={upperText} />
      </SliderTrack>
      {description && <p className="text-ink-soft text-sm">{description}</p>}
    </Slider>
  );
}
