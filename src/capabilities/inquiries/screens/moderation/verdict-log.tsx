import { ScrollText } from 'lucide-react';
import { useHere } from '#app/use-here.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { LoggedVerdict } from '../../contract/moderation.contract.ts';
import { MessageTime } from '../../parts/message-time.tsx';

const STATE_WORDS: Readonly<Record<LoggedVerdict['state'], string>> = {
  WAITING: 'Can be undone',
  DONE: '',
  UNDONE: 'Undone',
  LAPSED: 'Overtaken: it had already ended',
};

function LogRow({ verdict, onUndo }: { verdict: LoggedVerdict; onUndo: (uuids: string[]) => void }) {
  const { kind, vendorName, coupleNames, decidedBy, decidedAt, state, isYours, takesEffectAt } = verdict;
  const isBlock = verdict.verdict === 'BLOCK';
  const now = useHere()?.now;
  const canUndo = state === 'WAITING' && isYours && now !== undefined && now < new Date(takesEffectAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-5 py-3 text-sm last:border-b-0">
      <Badge variant={isBlock ? 'red' : 'green'} size="small">
        {isBlock ? 'Blocked' : 'Approved'}
      </Badge>
      <span className="wrap-anywhere min-w-0 grow basis-60">
        <span className="font-semibold">{coupleNames}</span> to {vendorName}
        {kind === 'REPORTED' && ', reported'}
      </span>
      {STATE_WORDS[state] && <span className="text-ink-soft">{STATE_WORDS[state]}</span>}
      {canUndo && (
        <Button variant="secondary" size="small" onPress={() => onUndo([verdict.inquiryUuid])}>
          Undo
        </Button>
      )}
      <span className="text-ink-soft">
        {isYours ? 'You' : decidedBy}, <MessageTime at={decidedAt} />
      </span>
    </li>
  );
}

interface VerdictLogProps {
  verdicts: readonly LoggedVerdict[];
  onUndo: (uuids: string[]) => void;
}

/** Every verdict, who gave it and what became of it; those that were undone included. */
export function VerdictLog({ verdicts, onUndo }: VerdictLogProps) {
  if (verdicts.length === 0) {
    return (
      <EmptyState title="Nothing decided yet" icon={<ScrollText size={28} aria-hidden="true" />}>
        Every verdict is kept here with who gave it, also when it was undone.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Verdicts" className="border-line bg-paper max-lg:border-t lg:rounded-card lg:border">
      {verdicts.map((verdict) => (
        <LogRow key={verdict.uuid} verdict={verdict} onUndo={onUndo} />
      ))}
    </ul>
  );
}
