import type { Example } from './example/example.ts';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'prospects', label: 'Prospects', count: 12, content: <p>Couples you may write to.</p> },
  { id: 'inquiries', label: 'Inquiries', count: 5, content: <p>Couples who wrote to you.</p> },
  { id: 'conversations', label: 'Conversations', count: 18, content: <p>Couples you are talking with.</p> },
  { id: 'archive', label: 'Archive', isDisabled: true, content: null },
];

export const examples: readonly Example[] = [
  { title: 'With counts', render: () => <Tabs label="Leads" items={items} /> },
];
