import { Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { DayItem } from '../../contract/plan.contract.ts';

type Reader = { reader: 'EVERYBODY' | 'VENDORS' } | { reader: 'ONE'; owner: string };

/** A file, so the browser asks for it by its address. */
function openPaper(reader: Reader): void {
  const asked = new URLSearchParams({ ...reader, paper: 'us-letter' });
  window.location.assign(`/web-api/v1/day-of/run-sheet/pdf?${asked}`);
}

/** On paper for everybody, for vendors, or what one of them has to do. */
export function PrintMenu({ items }: { items: readonly DayItem[] }) {
  const owners = [...new Set(items.map(({ owner }) => owner).filter(Boolean))].toSorted();
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="secondary" icon={<Printer size={18} aria-hidden="true" />}>
          Print
        </Button>
      }
      entries={[
        { id: 'EVERYBODY', label: 'For everyone' },
        { id: 'VENDORS', label: 'For vendors' },
        ...owners.map((owner) => ({ id: `ONE:${owner}`, label: owner, group: 'For one' })),
      ]}
      onAction={(id) => {
        if (id === 'EVERYBODY' || id === 'VENDORS') openPaper({ reader: id });
        else openPaper({ reader: 'ONE', owner: id.slice('ONE:'.length) });
      }}
    />
  );
}
