import { Breadcrumb } from './breadcrumb.tsx';
import type { Example } from './example/example.ts';

export const examples: readonly Example[] = [
  {
    title: 'Three steps',
    render: () => (
      <Breadcrumb
        steps={[{ label: 'Wedding vendors', to: '/' }, { label: 'Venues', to: '/' }, { label: 'Hudson, NY' }]}
      />
    ),
  },
  {
    title: 'Long text',
    render: () => (
      <Breadcrumb
        label="Breadcrumb, long"
        steps={[
          { label: 'Wedding vendors', to: '/' },
          {
            label:
              'An unusually long text that has to find its place on a narrow phone without pushing anything aside',
          },
        ]}
      />
    ),
  },
];
