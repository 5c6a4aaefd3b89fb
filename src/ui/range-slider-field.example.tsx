import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import type { OpenRange } from './open-range.ts';
import { RangeSliderField } from './range-slider-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Open-ended',
    render: () => (
      <HeldValue<OpenRange> initial={{ min: 50, max: 'max' }}>
        {(value, setValue) => (
          <RangeSliderField
            label="Guests"
            isOpenEnded
            maxValue={300}
            step={10}
            value={value}
            onChange={setValue}
            description="All the way to the right means 300 or more."
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Closed',
    render: () => (
      <HeldValue<OpenRange> initial={{ min: 2000, max: 9000 }}>
        {(value, setValue) => (
          <RangeSliderField
            label="Price"
            maxValue={10_000}
            step={500}
            value={value}
            onChange={setValue}
            formatValue={(dollars) => `$${dollars.toLocaleString('en-US')}`}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <RangeSliderField label="Guests" value={{ min: 20, max: 80 }} onChange={() => {}} isDisabled />
    ),
  },
];
