import type { Api } from '#app/api-type.ts';
import { MomentText } from '#app/moment-text.tsx';

type Entry = Awaited<ReturnType<Api['identity']['support']['listImpersonations']>>[number];

const VERBS: Readonly<Record<string, string>> = {
  GET: 'Looked at',
  POST: 'Sent',
  PUT: 'Changed',
  DELETE: 'Removed',
};

function Actions({ actions }: Pick<Entry, 'actions'>) {
  if (actions.length === 0) return <p className="text-ink-soft text-sm">Nothing was opened.</p>;
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-secondary">
        {actions.length === 1 ? '1 step' : `${actions.length} steps`}
      </summary>
      <ul className="max-h-80 space-y-1 overflow-y-auto">
        {actions.map(({ method, path, at }) => (
          <li key={`${at} ${method} ${path}`} className="flex flex-wrap gap-x-2">
            <MomentText at={at} />
            <span>{VERBS[method] ?? method}</span>
            <code className="min-w-0 break-all text-ink-soft">{path}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function SupportLog({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="text-ink-soft">No one has viewed your account.</p>;
  return (
    <ul>
      {entries.map(({ id, reason, ticket, startedAt, endedAt, actions }) => (
        <li key={id} className="border-line border-b py-3 last:border-0">
          <p className="break-words font-semibold">{reason}</p>
          <p className="break-words text-ink-soft text-sm">
            Ticket {ticket} · <MomentText at={startedAt} />
            {endedAt ? (
              <>
                {' '}
                to <MomentText at={endedAt} />
              </>
            ) : (
              ' · still open'
            )}
          </p>
          <Actions actions={actions} />
        </li>
      ))}
    </ul>
  );
}
