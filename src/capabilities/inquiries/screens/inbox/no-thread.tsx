import { MessageCircle } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';

/** Beside the list while nothing is opened. */
export function NoThread() {
  return (
    <div className="flex h-full items-center justify-center bg-linen/40">
      <EmptyState title="Select a conversation" icon={<MessageCircle size={28} aria-hidden="true" />}>
        Messages, quotes, and files open here.
      </EmptyState>
    </div>
  );
}
