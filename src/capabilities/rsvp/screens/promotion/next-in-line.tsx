import { ArrowDown, ArrowUp, Link2, Unlink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { plural } from '#base/text.ts';
import type { GuestListAnswer, Household } from '#capabilities/guests/contract.ts';
import { householdName, joinNames } from '#capabilities/guests/rules/household-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { fittingCircles, freedSeats, freeSeats } from '../../rules/promotion/free-seats.ts';
import {
  type Circle,
  joinCircle,
  moveCircle,
  splitCircle,
  waitingLine,
} from '../../rules/promotion/waiting-line.ts';
import { usePromotionActions } from './use-promotion-actions.ts';

const PromoteDialog = lazy(async () => ({ default: (await import('./promote-dialog.tsx')).PromoteDialog }));

interface NextInLineProps {
  list: GuestListAnswer;
  replies: Pick<RepliesAnswer, 'guestTarget' | 'today'>;
}

function leadOf(freed: number): string {
  if (freed === 0) return 'When someone declines and a seat comes free, you’ll see here who fits.';
  return `${plural(freed, 'seat')} came free. Invite whoever is next; no one can tell they weren’t first.`;
}

/** Who was for later, in their order, and who of them fits into the seats that came free. */
export function NextInLine({ list, replies }: NextInLineProps) {
  const { households, events } = list;
  const actions = usePromotionActions(events);
  const [chosen, setChosen] = useState<Circle<Household> | null>(null);
  const line = waitingLine(households);
  if (line.length === 0 || !list.canEdit) return null;
  const seats = freeSeats(events, households, replies.guestTarget);
  const freed = freedSeats(seats);
  const fitting = fittingCircles(line, freed);
  return (
    <section
      aria-labelledby="next-title"
      className="mb-6 rounded-card border border-line bg-paper p-5"
      data-print="hidden"
    >
      <h2 id="next-title" className="mb-1 font-display text-2xl">
        Next in line
      </h2>
      <p className="mb-3 text-ink-soft">{leadOf(freed)}</p>
      <ol className="divide-y divide-line border-line border-t">
        {line.map((circle, place) => {
          const name = joinNames(circle.map(householdName));
          const people = circle.reduce((sum, household) => sum + household.people.length, 0);
          return (
            <li
              key={circle[0]?.uuid}
              aria-label={name}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
            >
              <div className="min-w-0 grow basis-56">
                <p className="wrap-anywhere font-semibold">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-ink-soft text-sm">
                  {plural(people, 'person', 'people')}
                  {circle.length > 1 && ', invited together or not at all'}
                </p>
              </div>
              {fitting.includes(circle) && <Badge variant="green">Fits</Badge>}
              <div className="flex items-center max-sm:-ms-3 max-sm:grow">
                <IconButton
                  label={`Move up ${name}`}
                  icon={<ArrowUp size={20} />}
                  isDisabled={place === 0 || actions.isOrdering}
                  onPress={() => actions.order(moveCircle(line, place, -1))}
                />
                <IconButton
                  label={`Move down ${name}`}
                  icon={<ArrowDown size={20} />}
                  isDisabled={place === line.length - 1 || actions.isOrdering}
                  onPress={() => actions.order(moveCircle(line, place, 1))}
                />
                {circle.length > 1 ? (
                  <IconButton
                    label={`Invite separately: ${name}`}
                    icon={<Unlink size={20} />}
                    isDisabled={actions.isOrdering}
                    onPress={() => actions.order(splitCircle(line, place))}
                  />
                ) : (
                  <IconButton
                    label={`Keep ${name} together with the one above`}
                    icon={<Link2 size={20} />}
                    isDisabled={place === 0 || actions.isOrdering}
                    onPress={() => actions.order(joinCircle(line, place))}
                  />
                )}
                <Button
                  variant={circle === fitting[0] ? 'primary' : 'secondary'}
                  size="small"
                  className="ms-auto sm:ms-2"
                  onPress={() => setChosen(circle)}
                >
                  Invite them
                  <span className="sr-only"> {name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <Suspense>
        {chosen && (
          <PromoteDialog
            circle={chosen}
            events={events}
            seats={seats}
            today={replies.today}
            actions={actions}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
