import { readGuestLines } from '../../rules/read-guest-lines.ts';
import { HouseholdDrafts } from './household-drafts.tsx';

/** What the lines of a form will become, before anything is saved. */
export function LinesPreview({ lines }: { lines: string }) {
  const drafts = readGuestLines(lines);
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Preview" className="mb-4 rounded-card bg-linen p-4">
      <HouseholdDrafts drafts={drafts} />
    </section>
  );
}
