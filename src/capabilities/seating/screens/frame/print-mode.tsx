import { Printer } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';

/** What goes on paper. */
export function PrintMode() {
  return (
    <EmptyState icon={<Printer size={28} aria-hidden="true" />} title="Print">
      <p>Charts, lists and cards come from this plan as it stands.</p>
    </EmptyState>
  );
}
