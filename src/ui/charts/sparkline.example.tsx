import type { Example } from '../example/example.ts';
import { Sparkline } from './sparkline.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Rising and level',
    render: () => (
      <div className="grid max-w-100 grid-cols-2 gap-8">
        <Sparkline label="Rising from 4 to 11" values={[4, 6, 5, 9, 11]} />
        <Sparkline label="Level at 3" values={[3, 3, 3]} />
      </div>
    ),
  },
];
