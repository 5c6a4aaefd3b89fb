import { useState } from 'react';
import { api } from '#app/api.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { LinkRow } from '#app/link-row.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Calendar } from '../../contract.ts';
import { calendarQuery } from '../../queries.ts';

interface LinkCardProps {
  uuid: string;
  calendar: Pick<Calendar, 'link'>;
}

/** The way out: a secret link by which a calendar on a phone follows this one. */
export function LinkCard({ uuid, calendar: { link } }: LinkCardProps) {
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const refreshes = [calendarQuery(uuid).queryKey];
  const close = () => setAsking(undefined);
  const make = useAction({
    run: () => api.calendars.makeLink({ uuid }),
    refreshes,
    done: link ? 'The new link is ready. The old one no longer works.' : 'Your link is ready.',
    onDone: close,
  });
  const end = useAction({
    run: () => api.calendars.endLink({ uuid }),
    refreshes,
    done: 'The link is turned off.',
    onDone: close,
  });
  return (
    <Card as="section" aria-labelledby="calendar-link">
      <h2 id="calendar-link" className="text-xl">
        See it on your phone
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Subscribe to this link in your own calendar to see your bookings, with first names, and the days
        you’ve blocked. Keep it to yourself: anyone who has it can see them.
      </p>
      {link === null ? (
        <Button
          className="mt-4"
          variant="secondary"
          size="small"
          isPending={make.isPending}
          onPress={() => make.mutate()}
        >
          Create link
        </Button>
      ) : (
        <>
          <LinkRow address={link} />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="quiet" size="small" onPress={() => setAsking('renew')}>
              Make a new link
            </Button>
            <Button variant="quiet" size="small" onPress={() => setAsking('end')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={asking === 'renew' ? 'Make a new link?' : 'Turn off the link?'}
          confirmLabel={asking === 'renew' ? 'Make a new link' : 'Turn off'}
          isPending={make.isPending || end.isPending}
          onConfirm={() => (asking === 'renew' ? make : end).mutate()}
          onClose={close}
        >
          Calendars that follow the old link stop updating.
        </ConfirmDialog>
      )}
    </Card>
  );
}
