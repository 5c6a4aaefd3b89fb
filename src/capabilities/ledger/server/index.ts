export { checkAccountBooks } from './check-account-books.ts';
export { checkBooks } from './check-books.ts';
export { exportEntries } from './export-entries.ts';
export { listEntries } from './list-entries.ts';
export { ledger } from './manifest.ts';
export { openAccount } from './open-account.ts';
export {
  type By,
  type Posted,
  postTransfer,
  postTransfers,
  reverseTransfer,
  type Transfer,
} from './post-transfer.ts';
export { readBalance } from './read-balance.ts';
export { type ReadEntry, readEntry } from './read-entry.ts';
