import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { Loaded } from '#app/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { MessageTime } from '../../parts/message-time.tsx';
import { evidenceQuery } from '../../queries.ts';
import { EvidenceView } from './evidence-view.tsx';
import { MarkedMessage } from './marked-message.tsx';
import { canDecide, likeThis, titleOf } from './queue-view.ts';
import type { Queue } from './use-queue.ts';
import { VerdictBar } from './verdict-bar.tsx';

interface CasePaneProps {
  item: ModerationItem;
  queue: Queue;
  onAsk: () => void;
}

/** One message with everything that is known about it, and below that the verdict. */
export function CasePane({ item, queue, onAsk }: CasePaneProps) {
  const { shown, open, choose, headingRef } = queue;
  const evidence = useQuery(evidenceQuery(item.uuid));
  const at = shown.findIndex(({ uuid }) => uuid === item.uuid);
  const alike = canDecide(item) ? likeThis(shown.filter(canDecide), item) : [];
  const step = (by: number) => void open(shown[at + by]?.uuid);
  return (
    <article aria-labelledby="case-title" className="flex h-full flex-col">
      <header className="border-line border-b px-5 py-3 md:px-6">
        <div className="flex items-center gap-1 text-ink-soft text-sm">
          <IconButton
            label="Back to the list"
            icon={<ArrowLeft size={20} />}
            onPress={() => void open(undefined)}
            className="-ms-3 lg:hidden"
          />
          <p className="min-w-0 grow truncate">
            {item.kind === 'HELD' ? 'Message, held ' : 'Lead, reported '}
            <MessageTime at={item.since} /> · {at + 1} of {shown.length}
          </p>
          <IconButton
            label="Previous"
            icon={<ChevronUp size={20} />}
            isDisabled={at <= 0}
            onPress={() => step(-1)}
          />
          <IconButton
            label="Next"
            icon={<ChevronDown size={20} />}
            isDisabled={at >= shown.length - 1}
            onPress={() => step(1)}
          />
        </div>
        <h2
          id="case-title"
          ref={headingRef}
          tabIndex={-1}
          className="wrap-anywhere text-2xl outline-none focus-visible:shadow-none"
        >
          {titleOf(item)}
        </h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {item.senderEmail ?? 'This account was deleted'}
        </p>
      </header>
      <div className="min-h-0 grow px-5 py-5 md:px-6 lg:overflow-y-auto">
        <MarkedMessage item={item} />
        {alike.length > 0 && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-gold-tint px-4 py-2 text-sm">
            <span>{alike.length} more in this list from the same sender or with the same words.</span>
            <Button
              variant="secondary"
              size="small"
              onPress={() => choose([item, ...alike].map(({ uuid }) => uuid))}
            >
              Select all {alike.length + 1}
            </Button>
          </p>
        )}
        <Loaded query={evidence} label="the evidence" skeleton={<Skeleton className="mt-6 h-64" />}>
          {(known) => <EvidenceView item={item} evidence={known} />}
        </Loaded>
      </div>
      <VerdictBar item={item} queue={queue} onAsk={onAsk} />
    </article>
  );
}
