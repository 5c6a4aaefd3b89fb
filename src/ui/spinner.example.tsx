import type { Example } from './example/example.ts';
import { Spinner } from './spinner.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Sizes',
    render: () => (
      <div className="flex items-center gap-5">
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </div>
    ),
  },
];
