import type { Done } from '#app/use-action.ts';
import type { Thread } from '../contract/couple-inquiries.contract.ts';
import { INQUIRIES_KEYS, keepThread } from '../queries.ts';
import { UNDO_OFFERED_MS } from '../rules/undo-window.ts';

interface Step {
  call: () => Promise<Thread>;
  done?: Done;
}

/** One step of the couple with an inquiry, for `useAction`. */
export const inquiryStep = {
  run: ({ call }: Step) => call(),
  keeps: keepThread,
  refreshes: INQUIRIES_KEYS,
  done: ({ done }: Step) => done,
  toast: { id: 'inquiry', autoDismissMs: UNDO_OFFERED_MS },
} as const;
