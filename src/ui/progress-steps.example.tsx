import type { Example } from './example/example.ts';
import { ProgressSteps } from './progress-steps.tsx';

export const examples: readonly Example[] = [
  {
    title: 'In the middle',
    render: () => (
      <ProgressSteps
        currentId="date"
        steps={[
          { id: 'names', label: 'Names' },
          { id: 'date', label: 'Date and place' },
          { id: 'guests', label: 'Guests' },
        ]}
      />
    ),
  },
];
