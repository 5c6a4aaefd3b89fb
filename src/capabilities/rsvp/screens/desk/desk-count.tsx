import { useState } from 'react';
import type { GuestListAnswer } from '#capabilities/guests/contract.ts';
import { countEvent } from '#capabilities/guests/rules/event-count.ts';
import { PlainSelect } from '#ui/plain-select.tsx';
import { householdWith } from '../../rules/desk/household-with.ts';
import type { OpenCard } from './open-card.ts';

const PARTS = [
  { key: 'coming', label: 'Coming', face: 'bg-green' },
  { key: 'waiting', label: 'Waiting', face: 'bg-gold' },
  { key: 'declined', label: 'Can’t come', face: 'bg-silver' },
] as const;

function signed(change: number): string {
  return change > 0 ? `+${change} with this card` : `−${-change} with this card`;
}

interface DeskCountProps {
  guests: Pick<GuestListAnswer, 'events' | 'households'>;
  card: OpenCard | undefined;
}

/** How many are coming so far, and what the card in hand adds. */
export function DeskCount({ guests: { events, households }, card }: DeskCountProps) {
  const asked = events.filter(({ asksReply }) => asksReply);
  const [chosen, setChosen] = useState<string>();
  const event = asked.find(({ uuid }) => uuid === chosen) ?? asked[0];
  if (!event) return null;
  const place = events.indexOf(event);
  const count = countEvent(households, place, 0);
  const withCard = card
    ? countEvent(
        households.map((one) =>
          one.uuid === card.household.uuid ? householdWith(one, events, card.reply) : one,
        ),
        place,
        0,
      )
    : count;
  return (
    <section aria-label="So far" className="rounded-card border border-line bg-paper p-5">
      <h2 className="wrap-anywhere mb-1 font-display text-xl" dir="auto">
        {event.name} so far
      </h2>
      <p className="mb-3 flex items-baseline gap-2">
        <span className="font-display text-5xl tabular-nums">{count.coming}</span>
        <span className="text-ink-soft">coming, of {count.invited}</span>
      </p>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-mist">
        {PARTS.filter(({ key }) => count[key] > 0).map(({ key, face }) => (
          <span key={key} className={`min-w-1 ${face}`} style={{ flexGrow: count[key] }} />
        ))}
      </div>
      <dl className="mt-3">
        {PARTS.map(({ key, label }) => (
          <div key={key} className="flex items-baseline justify-between gap-3 py-1">
            <dt>{label}</dt>
            <dd className="text-end font-semibold tabular-nums">
              {count[key]}
              {key === 'coming' && withCard.coming !== count.coming && (
                <span className="ms-1.5 text-green-deep text-sm">
                  {signed(withCard.coming - count.coming)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {asked.length > 1 && (
        <label htmlFor="desk-event" className="mt-3 block">
          <span className="mb-1 block text-ink-soft text-sm">Count for</span>
          <PlainSelect
            id="desk-event"
            value={event.uuid}
            onChange={(changed) => setChosen(changed.target.value)}
            className="h-11 w-full rounded-input border border-line-strong bg-paper ps-3"
          >
            {asked.map(({ uuid, name }) => (
              <option key={uuid} value={uuid}>
                {name}
              </option>
            ))}
          </PlainSelect>
        </label>
      )}
    </section>
  );
}
