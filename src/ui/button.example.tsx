import { Heart } from 'lucide-react';
import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Variants',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button>Send inquiry</Button>
        <Button variant="secondary">Save draft</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Delete album</Button>
      </div>
    ),
  },
  {
    title: 'Sizes',
    render: () => (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small">Small</Button>
        <Button>Regular</Button>
        <Button size="large">Large</Button>
      </div>
    ),
  },
  {
    title: 'With an icon',
    render: () => (
      <Button variant="secondary" icon={<Heart size={18} aria-hidden="true" />}>
        Favorite
      </Button>
    ),
  },
  {
    title: 'Disabled',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button isDisabled>Send inquiry</Button>
        <Button variant="secondary" isDisabled>
          Save draft
        </Button>
      </div>
    ),
  },
  {
    title: 'Loading',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button isPending pendingLabel="Sending">
          Send inquiry
        </Button>
        <Button variant="secondary" isPending>
          Save draft
        </Button>
      </div>
    ),
  },
  {
    title: 'One press while it works',
    render: () => (
      <HeldValue initial={0}>
        {(presses, setPresses) => (
          <div className="flex flex-wrap items-center gap-3">
            <Button isPending={presses > 0} pendingLabel="Sending" onPress={() => setPresses(presses + 1)}>
              Send once
            </Button>
            <p role="status">Presses taken: {presses}</p>
          </div>
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Full width and long text',
    render: () => (
      <Button isFullWidth>
        {'An unusually long text that has to find its place on a narrow phone without pushing anything aside'}
      </Button>
    ),
  },
];
