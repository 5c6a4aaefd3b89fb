import { Accordion } from './accordion.tsx';
import type { Example } from './example/example.ts';

const questions = [
  { id: 'alcohol', hed: 'May we bring our own alcohol?', dek: 'Yes, and there is no corkage.' },
  {
    id: 'parking',
    hed: 'Is there parking?',
    dek: 'For 90 cars, free of charge, with a shuttle to the lower field.',
  },
  {
    id: 'long',
    hed: 'An unusually long text that has to find its place on a narrow phone without pushing anything aside',
    dek: 'An unusually long text that has to find its place on a narrow phone without pushing anything aside',
  },
];

export const examples: readonly Example[] = [
  { title: 'One at a time', render: () => <Accordion items={questions} /> },
  {
    title: 'Several, with collapse all',
    render: () => (
      <Accordion items={questions} allowsSeveral hasCollapseAll defaultOpenIds={['alcohol', 'parking']} />
    ),
  },
];
