import type { Done } from '#app/use-action.ts';
import { CREDITS_KEY } from '#capabilities/credits/queries.ts';
import { UNDO_OFFERED_MS } from '#capabilities/inquiries/rules/undo-window.ts';
import { PLANS_KEY } from '#capabilities/plans/queries.ts';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { keepLead, LEAD_COUNTS_KEYS, LEAD_THREADS_KEY, SHORT_LEAD_LISTS } from '../../queries.ts';

export interface LeadStep {
  call: () => Promise<LeadThread>;
  done?: Done;
}

export const LEAD_TOAST = { id: 'lead', autoDismissMs: UNDO_OFFERED_MS } as const;
export const AFTER_A_STEP = [SHORT_LEAD_LISTS, LEAD_THREADS_KEY, ...LEAD_COUNTS_KEYS];
export const AFTER_A_CHARGE = [...AFTER_A_STEP, CREDITS_KEY, PLANS_KEY];

/** One step of the vendor with a lead, for `useAction`. */
export const leadStep = {
  run: ({ call }: LeadStep) => call(),
  keeps: keepLead,
  refreshes: AFTER_A_STEP,
  done: ({ done }: LeadStep) => done,
  toast: LEAD_TOAST,
};
