import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { MoneyField } from './money-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={null as number | null}>
        {(value, setValue) => <MoneyField value={value} onChange={setValue} label="Budget" />}
      </HeldValue>
    ),
  },
  {
    title: 'Filled',
    render: () => (
      <HeldValue initial={120050 as number | null}>
        {(value, setValue) => (
          <MoneyField
            value={value}
            onChange={setValue}
            label="Starting price"
            description="Per person, before tax."
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Whole dollars',
    render: () => (
      <HeldValue initial={1250 as number | null}>
        {(value, setValue) => (
          <MoneyField
            value={value}
            onChange={setValue}
            label="Menu price"
            description={`Held: ${value} cents.`}
            isWhole
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
          <MoneyField value={value} onChange={setValue} label="Deposit" error="Invalid dollar amount." />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <HeldValue initial={4200 as number | null}>
        {(value, setValue) => <MoneyField value={value} onChange={setValue} label="Balance" isDisabled />}
      </HeldValue>
    ),
  },
];
