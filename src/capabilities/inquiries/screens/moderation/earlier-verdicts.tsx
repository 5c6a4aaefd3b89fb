import { Badge } from '#ui/badge.tsx';
import type { LoggedVerdict } from '../../contract/moderation.contract.ts';
import { MessageTime } from '../../parts/message-time.tsx';

/** What staff decided about the same sender before. */
export function EarlierVerdicts({ verdicts }: { verdicts: readonly LoggedVerdict[] }) {
  if (verdicts.length === 0) return <p className="text-ink-soft text-sm">None so far.</p>;
  return (
    <ul>
      {verdicts.map(({ uuid, verdict, vendorName, decidedBy, decidedAt }) => (
        <li key={uuid} className="flex items-center gap-2.5 border-line border-t py-2 text-sm">
          <Badge variant={verdict === 'BLOCK' ? 'red' : 'green'} size="small">
            {verdict === 'BLOCK' ? 'Blocked' : 'Approved'}
          </Badge>
          <span className="min-w-0 grow truncate">
            to {vendorName}, by {decidedBy}
          </span>
          <MessageTime at={decidedAt} className="shrink-0 text-ink-soft" />
        </li>
      ))}
    </ul>
  );
}
