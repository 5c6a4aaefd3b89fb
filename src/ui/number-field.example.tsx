import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { NumberField } from './number-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={null as number | null}>
        {(value, setValue) => (
          <NumberField value={value} onChange={setValue} label="Guests" minValue={0} maxValue={500} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'With bounds and step',
    render: () => (
      <HeldValue initial={12 as number | null}>
        {(value, setValue) => (
          <NumberField
            value={value}
            onChange={setValue}
            label="Tables"
            minValue={1}
            maxValue={40}
            description="Between 1 and 40"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={null as number | null}>
        {(value, setValue) => (
          <NumberField
            value={value}
            onChange={setValue}
            label="Guests"
            error="Give your guest count to continue. Guesses welcome!"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={120 as number | null}>
        {(value, setValue) => <NumberField value={value} onChange={setValue} label="Guests" isDisabled />}
      </HeldValue>
    ),
  },
];
