import type { Example } from '../example/example.ts';
import { DonutChart } from './donut-chart.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Shares',
    render: () => (
      <DonutChart
        label="Budget"
        center="$42k"
        formatValue={(dollars) => `$${dollars.toLocaleString('en-US')}`}
        data={[
          { label: 'Venue', value: 18_000 },
          { label: 'Catering', value: 12_400 },
          { label: 'Photography', value: 5200 },
          { label: 'Flowers', value: 3900 },
          { label: 'Music', value: 2500 },
        ]}
      />
    ),
  },
  { title: 'Empty', render: () => <DonutChart label="Budget" data={[]} /> },
];
