import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useSeating } from '../desk/seating-context.ts';
import { AddTablesDialog } from '../tables/add-tables-dialog.tsx';

/** An empty room, and the way out of it. */
export function NoTables() {
  const { desk } = useSeating();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3 p-4">
      <p className="text-ink-soft">There are no tables yet.</p>
      {desk.canEdit && (
        <Button
          variant="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          onPress={() => setAdding(true)}
        >
          Add tables
        </Button>
      )}
      {isAdding && <AddTablesDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
