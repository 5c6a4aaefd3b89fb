import { useMemo, useState } from 'react';
import { Badge } from '../badge.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { Example } from '../example/example.ts';
import { DataTable } from './data-table.tsx';
import type { RowKeys } from './row-selection.ts';

interface Lead {
  id: number;
  couple: string;
  guests: number;
  credits: number;
  tier: 'Gold' | 'Silver' | 'Standard';
}

const couples = [
  'Maya & Jonah',
  'Elise & Tom',
  'Carmen & Luis',
  'Ana & Sofia',
  'Grace & Will',
  'Hana & Peter',
];
const tiers = ['Gold', 'Silver', 'Standard'] as const;
const tierLooks = { Gold: 'gold', Silver: 'silver', Standard: 'gray' } as const;

function leadsOf(count: number): Lead[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    couple: `${couples[id % couples.length]} ${id + 1}`,
    guests: 40 + ((id * 37) % 160),
    credits: 8 + ((id * 7) % 24),
    tier: tiers[id % tiers.length] ?? 'Standard',
  }));
}

const keyOf = (lead: Lead) => String(lead.id);
const nameOf = (lead: Lead) => lead.couple;
const columns = [
  { id: 'couple', header: 'Couple', cell: nameOf, isRowHeader: true, sortBy: nameOf },
  {
    id: 'tier',
    header: 'Tier',
    cell: (lead: Lead) => <Badge variant={tierLooks[lead.tier]}>{lead.tier}</Badge>,
    width: '8rem',
  },
  {
    id: 'guests',
    header: 'Guests',
    cell: (lead: Lead) => lead.guests,
    align: 'end',
    sortBy: (lead: Lead) => lead.guests,
    width: '8rem',
  },
  {
    id: 'credits',
    header: 'Credits',
    cell: (lead: Lead) => lead.credits,
    align: 'end',
    sortBy: (lead: Lead) => lead.credits,
    width: '8rem',
  },
] as const;

function Leads({ count, label }: { count: number; label: string }) {
  const [selected, setSelected] = useState<RowKeys>(new Set(['1']));
  const [opened, setOpened] = useState('none');
  const rows = useMemo(() => leadsOf(count), [count]);
  return (
    <>
      <p role="status" className="pb-2 text-ink-soft text-sm">
        {selected.size} of {count.toLocaleString('en-US')} selected, opened: {opened}
      </p>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        getRowKey={keyOf}
        getRowName={nameOf}
        selected={selected}
        onSelectedChange={setSelected}
        onRowAction={(lead) => setOpened(lead.couple)}
        maxHeight={360}
      />
    </>
  );
}

function ChosenColumns() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['credits']));
  const rows = useMemo(() => leadsOf(5000), []);
  return (
    <DataTable
      label="Leads with chosen columns"
      columns={columns}
      rows={rows}
      getRowKey={keyOf}
      getRowName={nameOf}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
      maxHeight={360}
    />
  );
}

export const examples: readonly Example[] = [
  { title: 'Sort and select', render: () => <Leads count={40} label="Leads" /> },
  { title: '100,000 rows', render: () => <Leads count={100_000} label="All leads" /> },
  { title: '5,000 rows, columns to choose', render: () => <ChosenColumns /> },
  {
    title: 'Empty',
    render: () => (
      <DataTable
        label="No leads"
        columns={columns}
        rows={[]}
        getRowKey={keyOf}
        getRowName={nameOf}
        empty={<EmptyState title="No leads yet">Couples who write to you appear here.</EmptyState>}
      />
    ),
  },
  {
    title: 'Loading',
    render: () => (
      <DataTable
        label="Loading leads"
        columns={columns}
        rows={[]}
        getRowKey={keyOf}
        getRowName={nameOf}
        isLoading
      />
    ),
  },
];
