import { Eye } from 'lucide-react';
import { Sparkline } from './charts/sparkline.tsx';
import type { Example } from './example/example.ts';
import { StatTile } from './stat-tile.tsx';

export const examples: readonly Example[] = [
  {
    title: 'With change, chart and loading',
    render: () => (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <StatTile
          label="Listing views"
          value="1,284"
          icon={<Eye size={18} aria-hidden="true" />}
          change={{ text: '12% more than last month', direction: 'up', isGood: true }}
        >
          <Sparkline
            label="Listing views, rising from 820 to 1,284 in six months"
            values={[820, 904, 880, 1010, 1150, 1284]}
          />
        </StatTile>
        <StatTile
          label="Median answer time"
          value="3 h"
          change={{ text: '1 hour slower', direction: 'up', isGood: false }}
        />
        <StatTile label="Bookings" value="7" isLoading />
      </div>
    ),
  },
];
