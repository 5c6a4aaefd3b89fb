import { lazy, Suspense, useState } from 'react';
import { paths } from '#app/rules/paths.ts';

// Most visits have nothing unanswered, and it only watches what else is open.
const UnansweredMessagesToast = lazy(async () => ({
  default: (await import('#ui/unanswered-messages-toast.tsx')).UnansweredMessagesToast,
}));

/** Comes with the first unanswered message and stays, so that it can take its toast away again. */
export function UnansweredMessagesHost({ count }: { count: number }) {
  const [wasNeeded, setNeeded] = useState(false);
  if (count > 0 && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense>
      <UnansweredMessagesToast count={count} to={paths.activeInquiries()} />
    </Suspense>
  );
}
