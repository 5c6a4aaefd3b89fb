import { AvailabilityField } from './availability-field.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Available',
    render: () => (
      <HeldValue initial={'maya-and-jonah'}>
        {(value, setValue) => (
          <AvailabilityField
            value={value}
            onChange={setValue}
            label="Your web address"
            availability="available"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Checking',
    render: () => (
      <HeldValue initial={'maya-and'}>
        {(value, setValue) => (
          <AvailabilityField
            value={value}
            onChange={setValue}
            label="Your web address"
            availability="checking"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Taken',
    render: () => (
      <HeldValue initial={'wedding'}>
        {(value, setValue) => (
          <AvailabilityField
            value={value}
            onChange={setValue}
            label="Your web address"
            availability="taken"
          />
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Unknown',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => (
          <AvailabilityField
            value={value}
            onChange={setValue}
            label="Your web address"
            availability="unknown"
          />
        )}
      </HeldValue>
    ),
  },
];
