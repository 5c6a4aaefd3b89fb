import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { SwitchField } from './switch-field.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Off',
    render: () => (
      <HeldValue initial={false}>
        {(value, setValue) => (
          <SwitchField value={value} onChange={setValue} label="Show my listing in search" />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'On',
    render: () => (
      <HeldValue initial={true}>
        {(value, setValue) => (
          <SwitchField
            value={value}
            onChange={setValue}
            label="Answer automatically"
            description="Couples get your saved reply at once."
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
          <SwitchField
            value={value}
            onChange={setValue}
            label="Text notifications"
            error="Add a phone number first."
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
          <SwitchField value={value} onChange={setValue} label="Two-step sign-in" isDisabled />
        )}
      </HeldValue>
    ),
  },
];
