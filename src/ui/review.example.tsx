import type { Example } from './example/example.ts';
import { Review } from './review.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Always five stars',
    render: () => (
      <Review
        name="Nora & Felix"
        title="Everything in one place"
        reviewText="We stopped using three spreadsheets on the first evening."
      />
    ),
  },
  {
    title: 'Long text',
    render: () => (
      <Review
        name="Priya & Dan"
        title={
          'An unusually long text that has to find its place on a narrow phone without pushing anything aside'
        }
        reviewText={
          'An unusually long text that has to find its place on a narrow phone without pushing anything aside'
        }
      />
    ),
  },
];
