import type { Example } from '../example/example.ts';
import { LineChart } from './line-chart.tsx';

const weeks = [
  { label: 'Mar 1', value: 820 },
  { label: 'Mar 8', value: 904 },
  { label: 'Mar 15', value: 880 },
  { label: 'Mar 22', value: 1010 },
  { label: 'Mar 29', value: 1284 },
];

export const examples: readonly Example[] = [
  {
    title: 'Line',
    render: () => (
      <LineChart
        label="Listing views per week"
        data={weeks}
        formatValue={(value) => value.toLocaleString('en-US')}
      />
    ),
  },
  { title: 'Empty', render: () => <LineChart label="Listing views per week" data={[]} /> },
];
