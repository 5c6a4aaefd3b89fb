import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { PageHeading } from './page-heading.tsx';

export const examples: readonly Example[] = [
  {
    title: 'With lead and action',
    render: () => (
      <PageHeading
        level={2}
        title="Guest list"
        lead="Households, RSVPs and meals, with links that can’t go to the wrong person."
        eyebrow="Planning"
        actions={<Button>Add guests</Button>}
      />
    ),
  },
  {
    title: 'Large and centered',
    render: () => (
      <PageHeading
        level={2}
        title="Two names, one day"
        lead="Everything in between."
        size="large"
        align="center"
      />
    ),
  },
];
