import type { Example } from '../example/example.ts';
import { TimeChart } from './time-chart.tsx';

const payments = [
  { day: '2026-09-04', value: 1200 },
  { day: '2026-11-20', value: 3600 },
  { day: '2027-01-08', value: 4100 },
  { day: '2027-05-28', value: 9800 },
  { day: '2027-06-12', value: 14_250 },
];
const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

export const examples: readonly Example[] = [
  {
    title: 'Days far apart',
    render: () => <TimeChart label="Paid so far" data={payments} formatValue={dollars} />,
  },
  {
    title: 'A week',
    render: () => (
      <TimeChart
        label="Listing views"
        data={[12, 9, 15, 22, 18, 31, 27].map((value, index) => ({ day: `2027-03-0${index + 1}`, value }))}
      />
    ),
  },
  { title: 'Empty', render: () => <TimeChart label="Paid so far" data={[]} /> },
];
