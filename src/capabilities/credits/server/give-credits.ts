import type { Result } from '#base/result.ts';
import type { By, Posted } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { givenUntil } from '../rules/lot-lives.ts';
import { ownerOf, type StorefrontRef } from './hold-accounts.ts';
import { takeIn } from './take-in.ts';

export type Gift = {
  storefront: StorefrontRef;
  /** At least one. */
  credits: number;
  /** Whoever sends it again means the same gift. */
  key: string;
  /** Why, by the id that it has elsewhere. */
  reference: { kind: string; id: string };
  by: By;
  /** Given by staff, who says why; else on the house. */
  staffNote?: string;
  /** Why the house gives it, as the owner reads it behind ‘Credits given to you’; no names. */
  reason?: string;
};

/** For nothing; they live for six months. */
export function giveCredits(
  db: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, credits, key, reference, by, staffNote, reason = '' }: Gift,
): Promise<Result<Posted>> {
  return takeIn(
    db,
    { clock },
    {
      storefront,
      transfer: {
        ...{ kind: staffNote === undefined ? 'ENDOWMENT' : 'OTHER', key, by, reference },
        ...{ owner: ownerOf(storefront), amounts: { credits } },
      },
      lot: {
        ...{ source: 'GIVEN', credits, costCents: 0, expiresAt: givenUntil(clock.now()) },
        note: staffNote ?? reason,
      },
    },
  );
}
