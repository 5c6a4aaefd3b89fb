import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { TimeField } from './time-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => <TimeField value={value} onChange={setValue} label="Ceremony starts" />}
      </HeldValue>
    ),
  },
  {
    title: 'Filled',
    render: () => (
      <HeldValue initial={'16:30'}>
        {(value, setValue) => <TimeField value={value} onChange={setValue} label="Ceremony starts" />}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={'24:75'}>
        {(value, setValue) => (
          <TimeField value={value} onChange={setValue} label="Ceremony starts" error="Invalid time" />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={'16:30'}>
        {(value, setValue) => (
          <TimeField value={value} onChange={setValue} label="Ceremony starts" isDisabled />
        )}
      </HeldValue>
    ),
  },
];
