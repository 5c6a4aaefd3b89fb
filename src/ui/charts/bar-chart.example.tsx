import type { Example } from '../example/example.ts';
import { BarChart } from './bar-chart.tsx';

const months = [
  { label: 'Jan', value: 8 },
  { label: 'Feb', value: 14 },
  { label: 'Mar', value: 21 },
  { label: 'Apr', value: 17 },
  { label: 'May', value: 32 },
  { label: 'Jun', value: 0 },
];

export const examples: readonly Example[] = [
  { title: 'Bars', render: () => <BarChart label="Inquiries per month" data={months} /> },
  { title: 'Empty', render: () => <BarChart label="Inquiries per month" data={[]} /> },
];
