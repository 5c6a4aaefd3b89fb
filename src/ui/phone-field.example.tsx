import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { PhoneField } from './phone-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => <PhoneField value={value} onChange={setValue} label="Phone number" />}
      </HeldValue>
    ),
  },
  {
    title: 'Filled',
    render: () => (
      <HeldValue initial={'5552345678'}>
        {(value, setValue) => <PhoneField value={value} onChange={setValue} label="Phone number" />}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={'+49 30'}>
        {(value, setValue) => (
          <PhoneField
            value={value}
            onChange={setValue}
            label="Phone number"
            error="Enter a valid U.S. phone number."
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={'5552345678'}>
        {(value, setValue) => (
          <PhoneField value={value} onChange={setValue} label="Phone number" isDisabled />
        )}
      </HeldValue>
    ),
  },
];
