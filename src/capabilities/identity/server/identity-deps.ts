import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountPart } from './account-parts.ts';
import type { Auth } from './auth.ts';

export type IdentityDeps = Platform & {
  auth: Auth;
  accountParts: AccountPart[];
  /** Capabilities above this one let go what waited for a confirmed address. */
  onEmailVerified: (tx: Tx, userId: string) => Promise<void>;
};
