import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { RadioCards } from './radio-cards.tsx';

const sides = [
  { id: 'couple', label: 'A couple', description: 'Planning a wedding' },
  { id: 'vendor', label: 'A vendor', description: 'Working at weddings' },
];

export const examples: readonly Example[] = [
  {
    title: 'Two columns',
    render: () => (
      <HeldValue initial={'couple'}>
        {(value, setValue) => (
          <RadioCards value={value} onChange={setValue} label="Who are you?" columns={2} options={sides} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <RadioCards
            value={value}
            onChange={setValue}
            label="Who are you?"
            options={sides}
            error="Required"
          />
        )}
      </HeldValue>
    ),
  },
];
