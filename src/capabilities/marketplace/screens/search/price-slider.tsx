import { useState } from 'react';
import { Slider, SliderTrack } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { formatCents } from '#base/money.ts';
import type { OpenRange } from '#capabilities/search/rules/search-filters.ts';
import { SliderBar, SliderKnob, sliderTrackStyle } from '#ui/slider-knob.tsx';
import { priceRangeText } from './chosen-filters.ts';
import { type PriceScale, priceParameter, sliderTextStyle } from './price-steps.ts';
import type { SearchLinks } from './search-links.ts';

export interface PriceSliderProps {
  links: SearchLinks;
  range: OpenRange | null;
  scale: PriceScale;
}

function dollarsText(dollars: number): string {
  return formatCents(dollars * 100);
}

/** Two knobs; the search follows when the hand lets go. At the far right the end is open. */
export function PriceSlider({ links, range, scale }: PriceSliderProps) {
  const navigate = useNavigate();
  const asked: [number, number] = [
    Math.min((range?.min ?? 0) / 100, scale.max),
    range?.max ? Math.min(range.max / 100, scale.max) : scale.max,
  ];
  // What the hand does until the address says the same.
  const [held, setHeld] = useState<number[]>();
  const [from = 0, to = scale.max] = held ?? asked;

  function search([min = 0, max = scale.max]: number[]) {
    setHeld(undefined);
    const price = priceParameter(String(min), max >= scale.max ? '' : String(max));
    navigate(links.with({ price }), { preventScrollReset: true });
  }

  const isAny = from === 0 && to >= scale.max;
  return (
    <Slider<number[]>
      aria-label="Price range"
      value={[from, to]}
      onChange={setHeld}
      onChangeEnd={search}
      minValue={0}
      maxValue={scale.max}
      step={scale.step}
    >
      <SliderTrack data-drag="" className={sliderTrackStyle}>
        <SliderBar />
        <SliderKnob index={0} label="From" valueText={dollarsText(from)} />
        <SliderKnob
          index={1}
          label="To"
          valueText={to >= scale.max ? `${dollarsText(scale.max)} or more` : dollarsText(to)}
        />
      </SliderTrack>
      <p aria-hidden="true" className={sliderTextStyle}>
        {isAny ? 'Any price' : priceRangeText({ min: from * 100, max: to >= scale.max ? null : to * 100 })}
      </p>
    </Slider>
  );
}
