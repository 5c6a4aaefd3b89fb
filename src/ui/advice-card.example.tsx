import { AdviceCard } from './advice-card.tsx';
import type { Example } from './example/example.ts';
import { examplePicture } from './example/example-picture.ts';

export const examples: readonly Example[] = [
  {
    title: 'With and without extras',
    render: () => (
      <div className="grid gap-5 sm:grid-cols-2">
        <AdviceCard
          image={examplePicture('hall')}
          altText="A hall with long tables"
          prehed="Planning"
          hed="What to ask a venue"
          dek="Twelve questions that save a second visit."
          link={{ href: '/', linkText: 'Read the questions' }}
        />
        <AdviceCard
          image={examplePicture('sea')}
          altText="The sea in the morning"
          hed="Weddings by the sea"
          link={{ href: '/', linkText: 'Read more' }}
        />
      </div>
    ),
  },
];
