import { CheckboxField } from './checkbox-field.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Off',
    render: () => (
      <HeldValue initial={false}>
        {(value, setValue) => (
          <CheckboxField value={value} onChange={setValue} label="Share my favorites with my partner" />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'On',
    render: () => (
      <HeldValue initial={true}>
        {(value, setValue) => (
          <CheckboxField
            value={value}
            onChange={setValue}
            label="Share my favorites with my partner"
            description="They see new ones at once."
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={false}>
        {(value, setValue) => (
          <CheckboxField
            value={value}
            onChange={setValue}
            label="I agree to receive text messages"
            error="Required"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={true}>
        {(value, setValue) => (
          <CheckboxField value={value} onChange={setValue} label="Required cookies" isDisabled />
        )}
      </HeldValue>
    ),
  },
];
