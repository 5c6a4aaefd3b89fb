import type { Example } from './example/example.ts';
import { ProgressBar } from './progress-bar.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Empty, halfway, done',
    render: () => (
      <div className="space-y-5">
        <ProgressBar label="Checklist" value={0} maxValue={12} valueText="0 of 12 done" />
        <ProgressBar label="Profile" value={48} />
        <ProgressBar label="Guest list" value={100} tone="green" />
      </div>
    ),
  },
  { title: 'Of unknown length', render: () => <ProgressBar label="Importing guests" tone="secondary" /> },
];
