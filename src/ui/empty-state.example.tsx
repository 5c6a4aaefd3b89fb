import { Inbox } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Example } from './example/example.ts';

export const examples: readonly Example[] = [
  {
    title: 'With an action',
    render: () => (
      <EmptyState
        title="No inquiries yet"
        icon={<Inbox size={28} aria-hidden="true" />}
        action={<Button>Improve your listing</Button>}
      >
        Couples who write to you appear here. A complete listing gets more of them.
      </EmptyState>
    ),
  },
];
