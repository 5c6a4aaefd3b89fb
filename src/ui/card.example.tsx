import { Card } from './card.tsx';
import type { Example } from './example/example.ts';

export const examples: readonly Example[] = [
  {
    title: 'Tones',
    render: () => (
      <div className="grid gap-4 sm:grid-cols-2">
        {(['paper', 'blush', 'sage', 'sky'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <h3>Seating without tears</h3>
            <p className="text-ink-soft">Say who sits together and who must not.</p>
          </Card>
        ))}
      </div>
    ),
  },
  {
    title: 'Floating',
    render: () => (
      <Card isFloating>
        <p>Lies above the page.</p>
      </Card>
    ),
  },
];
