import { CodeField } from './code-field.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty',
    render: () => (
      <HeldValue initial={''}>
        {(value, setValue) => <CodeField value={value} onChange={setValue} label="6-digit code" />}
      </HeldValue>
    ),
  },
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
