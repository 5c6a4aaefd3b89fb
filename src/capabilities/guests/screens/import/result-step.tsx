import { Undo2 } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ImportActions } from './use-import.ts';

/** What came of it, and the way back. */
export function ResultStep({ actions: { data, undoing } }: { actions: ImportActions }) {
  const { counts, expiresAt } = data;
  const kept = undoing.data?.kept ?? [];
  if (data.state === 'UNDONE') {
    return (
      <>
        <Notice tone="success" title="The import is undone" className="mb-4">
          Your list is as it was before.
        </Notice>
        {kept.length > 0 && (
          <Notice tone="warn" title="Left alone, because someone changed them since" className="mb-4">
            <ul className="list-disc ps-5">
              {kept.map((name) => (
                <li key={name} dir="auto">
                  {name}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <ButtonLink to={paths.guests()}>Go to your guest list</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Notice tone="success" title="Your list is in" className="mb-4">
        {plural(counts.households ?? 0, 'household')} added or filled in, with{' '}
        {plural(counts.people ?? 0, 'new person', 'new people')}.
      </Notice>
      <p className="mb-4 text-ink-soft">
        Changed your mind? You can undo this until {formatDateInText(calendarDate(expiresAt.slice(0, 10)))}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.guests()}>Go to your guest list</ButtonLink>
        <Button
          variant="secondary"
          icon={<Undo2 size={18} aria-hidden="true" />}
          isPending={undoing.isPending}
          onPress={() => undoing.mutate()}
        >
          Undo the import
        </Button>
      </div>
    </>
  );
}
