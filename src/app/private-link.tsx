import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LinkRow } from './link-row.tsx';
import { useAction } from './use-action.ts';
import type { Refreshed } from './use-refresh.ts';

interface PrivateLinkProps {
  link: string | null;
  /** Also makes a new one, which ends the last. */
  make: () => Promise<unknown>;
  end: () => Promise<unknown>;
  refreshes: readonly Refreshed[];
  /** Whether it is the first thing its card is there for. */
  isMain?: boolean;
  /** Around the link, once there is one. */
  above?: ReactNode;
  below?: ReactNode;
}

/** A calendar that others follow by its secret link: made when somebody wants it, renewed, and turned off. */
export function PrivateLink({ link, make, end, refreshes, isMain = false, above, below }: PrivateLinkProps) {
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const close = () => setAsking(undefined);
  const making = useAction({
    run: make,
    refreshes,
    done: link ? 'Your new link is ready. The old one no longer works.' : 'Your link is ready.',
    onDone: close,
  });
  const ending = useAction({ run: end, refreshes, done: 'The link is turned off.', onDone: close });
  if (link === null) {
    return (
      <Button
        className="mt-4"
        {...(!isMain && { variant: 'secondary', size: 'small' })}
        {...(isMain && { icon: <CalendarPlus size={18} aria-hidden="true" /> })}
        isPending={making.isPending}
        onPress={() => making.mutate()}
      >
        Create my link
      </Button>
    );
  }
  return (
    <>
      {above}
      <LinkRow address={link} {...(isMain && { variant: 'secondary' })} />
      {below}
      <div className="mt-2 -ml-4 flex flex-wrap gap-1">
        <Button variant="quiet" size="small" onPress={() => setAsking('renew')}>
          Renew link
        </Button>
        <Button variant="quiet" size="small" onPress={() => setAsking('end')}>
          Turn off
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={asking === 'renew' ? 'Renew your link?' : 'Turn off your link?'}
          confirmLabel={asking === 'renew' ? 'Renew link' : 'Turn off'}
          isPending={making.isPending || ending.isPending}
          onConfirm={() => (asking === 'renew' ? making : ending).mutate()}
          onClose={close}
        >
          Calendars that follow the old link stop updating.
        </ConfirmDialog>
      )}
    </>
  );
}
