import { inquiriesForgotten, inquiryChanged, inquiryWritten } from '#capabilities/inquiries/events.ts';
import { type Listener, on } from '#platform/events/events.ts';
import { addToCounts, moveCounts } from './counts/lead-counts.store.ts';
import { addToLeadSearch, forgetEmptyEvents, writeLeadSearch } from './search/lead-search.store.ts';

type Findable = { readyAt: Date | null; connectedAt: Date | null; coupleNames: string };

/** A vendor finds what it may read: a delivered lead by its names, a connected one by all that was covered before. */
function isFoundByMore(before: Findable | undefined, after: Findable): boolean {
  if (!before) return after.readyAt !== null;
  return (
    (before.readyAt === null) !== (after.readyAt === null) ||
    (before.connectedAt === null) !== (after.connectedAt === null) ||
    before.coupleNames !== after.coupleNames
  );
}

/** What the desk counts and finds is written with what it is made of, in the same transaction. */
export const followInquiries: Listener<unknown>[] = [
  on(inquiryChanged, async (tx, { before, after }) => {
    await (before ? moveCounts(tx, before, after) : addToCounts(tx, after));
    if (isFoundByMore(before, after)) await writeLeadSearch(tx, after.uuid, after.updatedAt);
  }),
  on(inquiryWritten, (tx, event) => addToLeadSearch(tx, event)),
  on(inquiriesForgotten, (tx, { inquiryUuids }) => forgetEmptyEvents(tx, inquiryUuids)),
];
