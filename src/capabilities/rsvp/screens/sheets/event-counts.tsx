import { MomentText } from '#app/moment-text.tsx';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { Button } from '#ui/button.tsx';
import type { SheetsAnswer } from '../../contract/sheets.contract.ts';

interface EventCountsProps {
  events: readonly {
    event: GuestEvent;
    coming: number;
    guarantee: SheetsAnswer['guarantees'][number] | undefined;
  }[];
  onGuarantee: (eventUuid: string) => void;
}

/** What was promised stays beside what is true now: caterers charge for the larger of the two. */
export function EventCounts({ events, onGuarantee }: EventCountsProps) {
  return (
    <section aria-labelledby="guaranteed" className="mb-8">
      <h2 id="guaranteed" className="mb-1 font-display text-2xl">
        Guaranteed counts
      </h2>
      <p className="mb-4 max-w-reading text-ink-soft">
        Most caterers ask for a final number a week before. Save it here, and later changes stand beside it.
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {events.map(({ event, coming, guarantee }) => (
          <li key={event.uuid} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
            <span className="min-w-0 grow font-semibold">
              <bdi>{event.name}</bdi>
            </span>
            <span>{coming} coming</span>
            <span className="text-ink-soft">
              {guarantee ? (
                <>
                  {guarantee.coming} guaranteed, <MomentText at={guarantee.at} />
                </>
              ) : (
                'Nothing promised yet'
              )}
            </span>
            <Button variant="secondary" size="small" onPress={() => onGuarantee(event.uuid)}>
              {guarantee ? 'Update' : 'Guarantee'}
              <span className="sr-only"> {event.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
