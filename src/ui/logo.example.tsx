import type { Example } from './example/example.ts';
import { Logo } from './logo.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Logomark, heart and vendor',
    render: () => (
      <div className="flex flex-wrap items-center gap-8">
        <Logo />
        <Logo kind="heart" />
        <Logo kind="vendor" />
      </div>
    ),
  },
];
