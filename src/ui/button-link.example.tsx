import { ButtonLink } from './button-link.tsx';
import type { Example } from './example/example.ts';

export const examples: readonly Example[] = [
  {
    title: 'Variants',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Get started</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Read more
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Skip
        </ButtonLink>
      </div>
    ),
  },
];
