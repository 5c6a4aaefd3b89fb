import { Phone } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import type { GuestListAnswer, Household } from '#capabilities/guests/contract.ts';
import { repliesText } from '#capabilities/guests/rules/event-words.ts';
import { TextLink } from '#ui/text-link.tsx';
import { cardName } from '../../rules/desk/find-cards.ts';
import { phoneOf, stillToCall } from '../../rules/desk/still-to-call.ts';

const MOST_SHOWN = 5;

interface ToCallProps {
  guests: Pick<GuestListAnswer, 'events' | 'households'>;
  today: string;
  onOpen: (household: Household) => void;
}

/** Whose card has not come: to ring up, and to open while they are on the phone. */
export function ToCall({ guests, today, onOpen }: ToCallProps) {
  const waiting = stillToCall(guests);
  const event = guests.events.find(({ asksReply }) => asksReply);
  if (!event) return null;
  const withPhone = waiting.filter((household) => phoneOf(household) !== '').slice(0, MOST_SHOWN);
  return (
    <section aria-labelledby="to-call" className="rounded-card border border-blush bg-blush p-5">
      <h2 id="to-call" className="font-display text-xl">
        {waiting.length > 0 ? `${plural(waiting.length, 'household')} to go` : 'Everyone has replied'}
      </h2>
      <p className="text-sm">{repliesText(event, today)}.</p>
      {withPhone.length > 0 && (
        <ul aria-label="Still to call" className="mt-2">
          {withPhone.map((household) => (
            <li key={household.uuid} className="flex items-center justify-between gap-2">
              <button
                type="button"
                onClick={() => onOpen(household)}
                className="min-h-11 min-w-0 truncate text-start text-sm hover:underline"
                dir="auto"
              >
                {cardName(household)}
              </button>
              <a
                href={`tel:${phoneOf(household)}`}
                aria-label={`Call ${cardName(household)}`}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-paper/60"
              >
                <Phone size={17} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <TextLink to={`${paths.guests()}?event=${event.uuid}&reply=invited`} className="mt-2 inline-block">
          See who to call
        </TextLink>
      )}
    </section>
  );
}
