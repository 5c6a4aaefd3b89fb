import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CasePane } from './case-pane.tsx';
import { KeyHints } from './key-hints.tsx';
import { QueueRow } from './queue-row.tsx';
import { SecondLookDialog } from './second-look-dialog.tsx';
import type { Queue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const EMPTY = {
  queue: ['All caught up', 'A message appears here as soon as screening holds it or a vendor reports it.'],
  'second-look': ['No second looks', 'When a colleague wants another opinion, the message shows up here.'],
  done: ['', ''],
} as const;

/** The list beside the evidence on larger screens, one after the other on phones. */
export function QueueDesk({ queue }: { queue: Queue }) {
  const { shown, current, chosen, isOpened, view } = queue;
  const [isAsking, setAsking] = useState(false);
  const keys = useQueueKeys(queue, () => setAsking(true));
  if (!current) {
    const [title, words] = EMPTY[view];
    return (
      <EmptyState title={title} icon={<ShieldCheck size={28} aria-hidden="true" />}>
        {words}
      </EmptyState>
    );
  }
  return (
    <div className="border-line bg-paper max-lg:border-t lg:grid lg:h-[calc(100dvh-12.5rem)] lg:min-h-150 lg:grid-cols-[28rem_minmax(0,1fr)] lg:overflow-hidden lg:rounded-card lg:border 2xl:grid-cols-[34rem_minmax(0,1fr)]">
      <div
        className={classNames(
          'flex min-h-0 flex-col lg:border-line lg:border-e',
          isOpened && 'max-lg:hidden',
        )}
      >
        <BulkBar queue={queue} />
        <ul aria-label="Messages to decide" className="min-h-0 grow overflow-y-auto">
          {shown.map((item) => (
            <QueueRow
              key={item.uuid}
              item={item}
              view={view}
              isOpen={item.uuid === current.uuid}
              isChosen={chosen.includes(item)}
              onToggle={() => queue.toggle(item.uuid)}
            />
          ))}
        </ul>
        <KeyHints {...keys} />
      </div>
      <div className={classNames('min-h-0 min-w-0', !isOpened && 'max-lg:hidden')}>
        <CasePane key={current.uuid} item={current} queue={queue} onAsk={() => setAsking(true)} />
      </div>
      {isAsking && <SecondLookDialog item={current} onClose={() => setAsking(false)} />}
    </div>
  );
}
