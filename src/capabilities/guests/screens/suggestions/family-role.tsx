import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { SuggestionActions } from './use-suggestion-actions.ts';

const FamilyDialog = lazy(async () => ({ default: (await import('./family-dialog.tsx')).FamilyDialog }));

type Family = Parameters<SuggestionActions['setFamily']>[0];

const LABELS: Record<Family, string> = { EDIT: 'Family edits the list', SUGGEST: 'Family suggests guests' };

interface FamilyRoleProps {
  /** Null for who has no say in it. */
  family: Family | null;
  onChange: SuggestionActions['setFamily'];
}

/** What family may do, said where it is changed. */
export function FamilyRole({ family, onChange }: FamilyRoleProps) {
  const [isOpen, setOpen] = useState(false);
  if (family === null) return null;
  return (
    <div className="-ms-3 mt-2" data-print="hidden">
      <Button
        variant="quiet"
        size="small"
        icon={<Users size={16} aria-hidden="true" />}
        onPress={() => setOpen(true)}
      >
        {LABELS[family]}
      </Button>
      <Suspense>
        {isOpen && (
          <FamilyDialog
            family={family}
            onChange={(chosen) => onChange(chosen, family)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
