import { useEffect, useState } from 'react';
import { AvailabilityField } from './availability-field.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

const taken = ['wedding', 'maya'];

function AskedAddress() {
  const [value, setValue] = useState('');
  const [answer, setAnswer] = useState({ about: '', isTaken: false });

  useEffect(() => {
    if (value === '') return;
    const timer = setTimeout(() => setAnswer({ about: value, isTaken: taken.includes(value) }), 300);
    return () => clearTimeout(timer);
  }, [value]);

  function availability() {
    if (value === '') return 'unknown';
    if (answer.about !== value) return 'checking';
    return answer.isTaken ? 'taken' : 'available';
  }

  return (
    <AvailabilityField
      value={value}
      onChange={setValue}
      label="Your web address"
      availability={availability()}
    />
  );
}

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
  { title: 'While typing', render: () => <AskedAddress /> },
];
