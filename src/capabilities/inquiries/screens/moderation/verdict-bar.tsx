import { Users } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { KeyCap } from './key-hints.tsx';
import { CONSEQUENCES, canDecide, VERDICT_LABELS } from './queue-view.ts';
import type { Queue } from './use-queue.ts';

interface VerdictBarProps {
  item: ModerationItem;
  queue: Queue;
  onAsk: () => void;
}

/** The verdict, below everything that leads to it; on phones it stays within reach. */
export function VerdictBar({ item, queue, onAsk }: VerdictBarProps) {
  const { decide, isDeciding } = queue;
  const labels = VERDICT_LABELS[item.kind];
  const { secondLook } = item;
  return (
    <footer
      data-bottom-bar
      className="border-line border-t bg-mist px-5 py-3.5 max-lg:sticky max-lg:bottom-0 md:px-6"
    >
      {secondLook && (
        <p className="wrap-anywhere mb-3 flex items-start gap-2 text-sm">
          <Users size={18} className="mt-0.5 shrink-0 text-purple" aria-hidden="true" />
          <span>
            {secondLook.isYours
              ? 'You asked for a second look, so someone else decides.'
              : `${secondLook.askedBy} asked for a second look.`}
            {secondLook.note && ` “${secondLook.note}”`}
          </span>
        </p>
      )}
      {canDecide(item) && (
        <div className="flex flex-wrap items-center gap-2.5">
          <Button isDisabled={isDeciding} onPress={() => decide([item.uuid], 'BLOCK')}>
            {labels.BLOCK}
            <KeyCap>B</KeyCap>
          </Button>
          <Button variant="secondary" isDisabled={isDeciding} onPress={() => decide([item.uuid], 'APPROVE')}>
            {labels.APPROVE}
            <KeyCap>A</KeyCap>
          </Button>
          {!secondLook && (
            <Button
              variant="quiet"
              icon={<Users size={18} aria-hidden="true" />}
              onPress={onAsk}
              className="max-sm:px-2"
            >
              <span className="sm:hidden">Second look</span>
              <span className="max-sm:hidden">Ask for a second look</span>
              <KeyCap>2</KeyCap>
            </Button>
          )}
        </div>
      )}
      {canDecide(item) && (
        <p className="mt-2.5 text-ink-soft text-xs max-sm:hidden">
          {CONSEQUENCES[item.kind]} You can undo for 30 seconds; nothing is sent before that.
        </p>
      )}
    </footer>
  );
}
