import { defineErrors } from '#platform/contract/errors.ts';

export const ledgerErrors = defineErrors({
  /** With `needed` and `balance`; whoever sells something for credits tells it as `too_few_credits`. */
  'ledger.insufficient': 400,
  /** The key stands for another transfer. */
  'ledger.key_reused': 400,
  'ledger.reversed_already': 400,
  'ledger.unknown_transfer': 404,
});

type LedgerErrors = typeof ledgerErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends LedgerErrors {}
}
