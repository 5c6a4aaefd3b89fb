import { useState } from 'react';
import { CodeField } from './code-field.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

function SentCode() {
  const [value, setValue] = useState('');
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <>
      <CodeField
        value={value}
        onChange={setValue}
        onComplete={(code) => setSent([...sent, code])}
        label="6-digit code"
      />
      <p className="text-ink-soft text-sm">Sent: {sent.join(', ') || 'nothing yet'}</p>
    </>
  );
}

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => <CodeField value={value} onChange={setValue} label="6-digit code" />}
      </HeldValue>
    ),
  },
  { title: 'Sent once complete', render: () => <SentCode /> },
  {
    title: 'Error',
    render: () => (
      <HeldValue initial={'123456'}>
        {(value, setValue) => (
          <CodeField value={value} onChange={setValue} label="6-digit code" error="That code isn’t right." />
        )}
      </HeldValue>
    ),
  },
];
