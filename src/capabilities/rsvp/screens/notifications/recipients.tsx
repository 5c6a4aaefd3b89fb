import { Badge } from '#ui/badge.tsx';
import { Table } from '#ui/table.tsx';
import type { OpenedMessage } from '../../contract/messages.contract.ts';
import { SKIP_LABELS } from '../../rules/messages/plan-recipients.ts';

type Recipient = OpenedMessage['recipients'][number];

const STATES = {
  SENT: { label: 'Sent', variant: 'green' },
  WAITING: { label: 'On its way', variant: 'gold' },
  FAILED: { label: 'Didn’t arrive', variant: 'red' },
  SKIPPED: { label: 'Skipped', variant: 'gray' },
} as const;

function reasonOf({ state, skip }: Recipient): string {
  if (skip) return SKIP_LABELS[skip];
  return state === 'FAILED' ? 'Their mail server refused it. Check the address, or call them.' : '';
}

const COLUMNS = [
  {
    id: 'name',
    header: 'Household',
    isRowHeader: true,
    cell: ({ name, address }: Recipient) => (
      <>
        <bdi>{name}</bdi>
        {address && <span className="block break-all font-normal text-ink-soft text-sm">{address}</span>}
      </>
    ),
  },
  {
    id: 'state',
    header: 'Result',
    cell: ({ state }: Recipient) => <Badge variant={STATES[state].variant}>{STATES[state].label}</Badge>,
  },
  { id: 'reason', header: 'Why', cell: reasonOf },
];

const ORDER = ['FAILED', 'SKIPPED', 'WAITING', 'SENT'];

/** What became of each letter: first of all those that somebody has to look after. */
export function Recipients({ recipients }: Pick<OpenedMessage, 'recipients'>) {
  const rows = recipients.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || one.name.localeCompare(other.name, 'en'),
  );
  return (
    <Table
      caption="What became of it"
      columns={COLUMNS}
      rows={rows}
      getRowKey={({ householdUuid }) => householdUuid}
    />
  );
}
