import { Download } from 'lucide-react';
import { ShowMore } from '#app/show-more.tsx';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useLoadedPages } from '#app/use-loaded.ts';
import { Card } from '#ui/card.tsx';
import type { Team, TeamLogEntry } from '../../contract/team.contract.ts';
import { teamLogQuery } from '../../queries.ts';
import { logSentence } from '../../rules/log-words.ts';
import { logFileAddress } from './log-file-address.ts';

export type LoadedLog = { entries: TeamLogEntry[]; nextCursor: string | null };

/** Who changed what about access, newest first. */
export function TeamLog({ team: { storefrontUuid }, loaded }: { team: Team; loaded: LoadedLog }) {
  const log = useLoadedPages(teamLogQuery(storefrontUuid), loaded);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card as="section" aria-labelledby="log-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="log-title">History</h2>
        {entries.length > 0 && (
          <a
            href={logFileAddress(storefrontUuid)}
            download
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
          >
            <Download size={18} aria-hidden="true" />
            Download CSV
          </a>
        )}
      </div>
      {entries.length === 0 && (
        <p className="mt-2 text-ink-soft">Invitations, new roles, and removals will show up here.</p>
      )}
      <ol className="mt-1">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5 last:border-0"
          >
            <span className="min-w-0 break-words">{logSentence(entry)}</span>
            <span className="text-ink-soft text-sm">
              <TimeAgoText at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      <ShowMore query={log}>Show earlier</ShowMore>
    </Card>
  );
}
