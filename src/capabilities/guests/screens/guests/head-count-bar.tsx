import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import type { HeadCount } from '../../rules/guest-view.ts';
import { GUEST_LIST_LABELS, GUEST_LISTS } from '../../rules/household-choices.ts';

const FACES = {
  INVITED: { bar: 'bg-green', dot: 'bg-green' },
  MAYBE: { bar: 'bg-gold', dot: 'bg-gold' },
  LATER: { bar: 'bg-silver', dot: 'bg-silver' },
};

function details({ children, infants, openSeats }: HeadCount): string {
  return [
    children > 0 && plural(children, 'child', 'children'),
    infants > 0 && plural(infants, 'infant'),
    openSeats > 0 && `${plural(openSeats, 'seat')} to name`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How many seats, list by list: the figures say it, the bar shows it. */
export function HeadCountBar({ count, households }: { count: HeadCount; households: number }) {
  const lists = GUEST_LISTS.filter((list) => list === 'INVITED' || count.lists[list] > 0);
  const more = details(count);
  return (
    <section
      aria-label="Head count"
      className="mb-5 rounded-card border border-line bg-paper p-4 md:flex md:items-center md:gap-8 md:p-6"
    >
      <div className="grow">
        <div
          aria-hidden="true"
          className="flex h-4 gap-0.5 overflow-hidden rounded-full md:h-8 md:rounded-input"
        >
          {lists.map((list) => (
            <span key={list} className={FACES[list].bar} style={{ flexGrow: count.lists[list] }} />
          ))}
        </div>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          {lists.map((list) => (
            <div key={list} className="flex flex-col-reverse">
              <dt className="flex items-center gap-1.5 text-ink-soft text-sm">
                <span aria-hidden="true" className={classNames('size-2.5 rounded-full', FACES[list].dot)} />
                {GUEST_LIST_LABELS[list]}
              </dt>
              <dd className="font-display text-3xl tabular-nums">{count.lists[list]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-4 border-line border-t pt-3 md:mt-0 md:min-w-56 md:border-s md:border-t-0 md:ps-8 md:pt-0">
        <p className="font-semibold">
          {plural(count.people, 'person', 'people')} in {plural(households, 'household')}
        </p>
        {more && <p className="text-ink-soft text-sm">{more}</p>}
      </div>
    </section>
  );
}
