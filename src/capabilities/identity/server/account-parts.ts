import type { Capability } from '#platform/capability/define-capability.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * What each capability holds about a person. Identity lies below the others and cannot call them; they
 * answer by this hook.
 */
export type AccountPart = {
  /** Becomes `name.json` in the archive. */
  name: string;
  collect(tx: Tx, userId: string): Promise<unknown>;
  forget(tx: Tx, userId: string, platform: Platform): Promise<void>;
  /** What else goes with the account, told before it does: half a sentence each. */
  tellOfDeletion?(tx: Tx, userId: string): Promise<string[]>;
};

/** Who lies below others itself asks them in turn. */
type AccountHook = Omit<AccountPart, 'collect'> & {
  collect(tx: Tx, userId: string, capabilities: readonly Capability[]): Promise<unknown>;
};

declare module '#platform/capability/define-capability.ts' {
  interface CapabilityHooks {
    account?: AccountHook;
  }
}

/**
 * From the top down: what stands on something goes before it. Pictures, which many show, come last, and a wedding after
 * all that is kept in it.
 */
export function accountPartsOf(capabilities: readonly Capability[]): AccountPart[] {
  return capabilities.toReversed().flatMap(({ account }) => {
    if (!account) return [];
    return { ...account, collect: (tx, userId) => account.collect(tx, userId, capabilities) };
  });
}
