import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { plural } from '#base/text.ts';
import type { GuestListAnswer } from '#capabilities/guests/contract.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PROGRESS_LABELS } from '../../rules/household-progress.ts';
import { PROGRESS_ORDER, readProgress } from '../../rules/replies-overview.ts';
import { HouseholdRow } from './household-row.tsx';
import type { Standing } from './standings.ts';
import type { ReplyActions } from './use-reply-actions.ts';

const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }));
const ExtensionDialog = lazy(async () => ({
  default: (await import('./extension-dialog.tsx')).ExtensionDialog,
}));

/** Rows have menus; thousands of them at once would be slow to draw. */
const AT_ONCE = 100;

interface HouseholdsProps {
  standings: readonly Standing[];
  list: Pick<GuestListAnswer, 'couple' | 'canEdit'>;
  today: string;
  actions: ReplyActions;
}

/** Everybody who is asked, those to call first. */
export function Households({ standings, list, today, actions }: HouseholdsProps) {
  const [query] = useSearchParams();
  const [shownRows, setShownRows] = useState(AT_ONCE);
  const [carded, setCarded] = useState<Standing>();
  const [extended, setExtended] = useState<Standing>();
  const chosen = readProgress(query.get('progress'));
  const shown = standings.filter(({ progress }) => chosen === undefined || progress === chosen);
  const chips = [
    { key: undefined, label: 'Everyone', count: standings.length },
    ...PROGRESS_ORDER.map((key) => ({
      key,
      label: PROGRESS_LABELS[key],
      count: standings.filter(({ progress }) => progress === key).length,
    })),
  ].filter(({ key, count }) => count > 0 || key === chosen);
  return (
    <section aria-labelledby="households-title">
      <h2 id="households-title" className="mb-3 font-display text-2xl">
        Households
      </h2>
      <nav aria-label="Filters" className="mb-3" data-print="hidden">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {chips.map(({ key, label, count }) => (
            <li key={label}>
              <Link
                to={key && key !== chosen ? `?progress=${key}` : '?'}
                replace
                preventScrollReset
                aria-current={key === chosen ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
                  key === chosen
                    ? 'border-secondary bg-cove-tint text-cove-deep'
                    : 'border-line bg-paper text-ink hover:border-ink/50',
                )}
              >
                {label} <span className={key === chosen ? undefined : 'text-ink-soft'}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length > 0 && (
        <ul aria-label="Households" className="rounded-card border border-line bg-paper">
          {shown.slice(0, shownRows).map((standing) => (
            <HouseholdRow
              key={standing.reply.householdUuid}
              standing={standing}
              couple={list.couple}
              canEdit={list.canEdit}
              actions={actions}
              onCard={() => setCarded(standing)}
              onExtend={() => setExtended(standing)}
            />
          ))}
        </ul>
      )}
      {shown.length > shownRows && (
        <Button variant="secondary" className="mt-4" onPress={() => setShownRows(shownRows + AT_ONCE)}>
          Show more
        </Button>
      )}
      <p className="mt-4 text-ink-soft text-sm" role="status">
        {shown.length === standings.length
          ? plural(standings.length, 'household')
          : `${shown.length} of ${plural(standings.length, 'household')}`}
      </p>
      <Suspense>
        {carded && <CardDialog standing={carded} onClose={() => setCarded(undefined)} />}
        {extended && (
          <ExtensionDialog
            standing={extended}
            today={today}
            actions={actions}
            onClose={() => setExtended(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
