import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { SliderField } from './slider-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'With its own words',
    render: () => (
      <HeldValue initial={25}>
        {(value, setValue) => (
          <SliderField
            label="Distance"
            value={value}
            onChange={setValue}
            step={5}
            formatValue={(miles) => `${miles} miles`}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => <SliderField label="Distance" value={60} onChange={() => {}} isDisabled />,
  },
];
