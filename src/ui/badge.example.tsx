import { Check } from 'lucide-react';
import { Badge, type BadgeVariant } from './badge.tsx';
import type { Example } from './example/example.ts';

const variants: readonly BadgeVariant[] = [
  'white',
  'gray',
  'green',
  'red',
  'purple',
  'sky',
  'gold',
  'silver',
  'bronze',
  'wine',
  'cove',
  'bay',
  'forest',
  'black-010',
  'orange',
  'lightNavy',
  'alternate',
  'primary',
  'secondary',
];

export const examples: readonly Example[] = [
  {
    title: 'All 19 variants',
    render: () => (
      <div className="flex flex-wrap gap-2 rounded-input bg-linen p-4">
        {variants.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </div>
    ),
  },
  {
    title: 'Three sizes',
    render: () => (
      <div className="flex flex-wrap items-center gap-2">
        <Badge size="small" variant="gold">
          Small
        </Badge>
        <Badge variant="gold">Regular</Badge>
        <Badge size="large" variant="gold">
          Large
        </Badge>
      </div>
    ),
  },
  {
    title: 'With an icon',
    render: () => (
      <Badge variant="forest" icon={<Check size={14} aria-hidden="true" />}>
        Answers in about 3 hours
      </Badge>
    ),
  },
  {
    title: 'Long text',
    render: () => (
      <div className="max-w-60">
        <Badge variant="cove">
          {
            'An unusually long text that has to find its place on a narrow phone without pushing anything aside'
          }
        </Badge>
      </div>
    ),
  },
];
