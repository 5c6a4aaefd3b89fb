import type { Example } from './example/example.ts';
import { Pagination } from './pagination.tsx';

const toPage = (page: number) => `?page=${page}`;

export const examples: readonly Example[] = [
  {
    title: 'First page',
    render: () => <Pagination label="Pages, first" page={1} pageCount={20} toPage={toPage} />,
  },
  {
    title: 'In the middle',
    render: () => <Pagination label="Pages, middle" page={9} pageCount={20} toPage={toPage} />,
  },
  {
    title: 'Few pages',
    render: () => <Pagination label="Pages, few" page={2} pageCount={3} toPage={toPage} />,
  },
];
