import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { EarlierMessages } from './use-thread-events.ts';

/** Above what is shown of a long thread. */
export function EarlierButton({ earlier: { isThere, going, show } }: { earlier: EarlierMessages }) {
  if (!isThere) return null;
  return (
    <div className="mb-6 flex flex-col items-center gap-3">
      {going === 'failed' && (
        <Notice tone="error">Earlier messages couldn’t be loaded. Please try again.</Notice>
      )}
      <Button
        variant="secondary"
        size="small"
        isPending={going === 'underway'}
        pendingLabel="Loading earlier messages"
        onPress={show}
      >
        Show earlier messages
      </Button>
    </div>
  );
}
