import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Calendar } from '../../contract.ts';
import { AddFeedDialog } from './add-feed-dialog.tsx';
import { FeedRow } from './feed-row.tsx';

interface FeedsCardProps {
  uuid: string;
  calendar: Pick<Calendar, 'feeds' | 'canEdit'>;
}

/** Calendars elsewhere whose events take days here. */
export function FeedsCard({ uuid, calendar: { feeds, canEdit } }: FeedsCardProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Card as="section" aria-labelledby="calendar-feeds">
      <h2 id="calendar-feeds" className="text-xl">
        Calendars you keep elsewhere
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Connect Google, Apple, Outlook or any other calendar. Days with events there are taken here; we look
        every half hour.
      </p>
      {feeds.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {feeds.map((feed) => (
            <FeedRow key={feed.uuid} uuid={uuid} feed={feed} canEdit={canEdit} />
          ))}
        </ul>
      )}
      {canEdit && (
        <Button
          className="mt-4"
          variant="secondary"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          onPress={() => setAdding(true)}
        >
          Connect a calendar
        </Button>
      )}
      {isAdding && <AddFeedDialog uuid={uuid} onClose={() => setAdding(false)} />}
    </Card>
  );
}
