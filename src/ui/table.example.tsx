import { EmptyState } from './empty-state.tsx';
import type { Example } from './example/example.ts';
import { Table } from './table.tsx';

interface Purchase {
  id: string;
  item: string;
  price: string;
}

const columns = [
  { id: 'item', header: 'Item', cell: (row: Purchase) => row.item, isRowHeader: true },
  { id: 'price', header: 'Price', cell: (row: Purchase) => row.price, align: 'end' },
] as const;

export const examples: readonly Example[] = [
  {
    title: 'Rows',
    render: () => (
      <Table
        caption="Purchases"
        columns={columns}
        rows={[
          { id: '1', item: '24 credits', price: '$240' },
          { id: '2', item: 'Boost, one week', price: '$49' },
        ]}
        getRowKey={(row) => row.id}
      />
    ),
  },
  {
    title: 'Empty',
    render: () => (
      <Table
        caption="Purchases"
        columns={columns}
        rows={[]}
        getRowKey={(row) => row.id}
        empty={<EmptyState title="No purchases yet" />}
      />
    ),
  },
];
