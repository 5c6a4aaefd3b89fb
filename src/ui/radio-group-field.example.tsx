import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { RadioGroupField } from './radio-group-field.tsx';

const answers = [
  { id: 'yes', label: 'Yes, gladly' },
  { id: 'no', label: 'Sadly not' },
  { id: 'later', label: 'I will say later', isDisabled: true },
];
const services = [
  { id: 'all', label: 'All-inclusive', description: 'Food, staff, chairs and flowers from one hand' },
  { id: 'select', label: 'Select services' },
  { id: 'raw', label: 'Raw space' },
];

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <RadioGroupField value={value} onChange={setValue} label="Will you come?" options={answers} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Chosen, with descriptions',
    render: () => (
      <HeldValue initial={'select'}>
        {(value, setValue) => (
          <RadioGroupField value={value} onChange={setValue} label="Service" options={services} />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Horizontal',
    render: () => (
      <HeldValue initial={'yes'}>
        {(value, setValue) => (
          <RadioGroupField
            value={value}
            onChange={setValue}
            label="Will you come?"
            orientation="horizontal"
            options={answers}
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <RadioGroupField
            value={value}
            onChange={setValue}
            label="Will you come?"
            options={answers}
            error="Required"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={'no'}>
        {(value, setValue) => (
          <RadioGroupField
            value={value}
            onChange={setValue}
            label="Will you come?"
            isDisabled
            options={answers}
          />
        )}
      </HeldValue>
    ),
  },
];
