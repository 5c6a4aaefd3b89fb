import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { delayAfter } from './growing-delay.ts';
import { hashSubject } from './rate-bucket.ts';
import { deleteTries, lockTries, writeTries } from './tries.store.ts';

/** A day without a try, and what was tried before is forgotten. */
export const TRIES_FORGOTTEN_AFTER_MS = 86_400_000;

type Deps = { db: Database; clock: Clock };
/** `freeTries` may be taken in a row; each one after them has to wait. */
type Tried = { subject: string; freeTries: number };
export type TryVerdict = { allowed: true; tries: number } | { allowed: false; retryAfterSeconds: number };

/**
 * Takes a try at something that can be guessed, before it is looked at, so that parallel tries cannot share one. Nobody is
 * kept waiting: a try that comes too early is refused and told when to come again. It counts until `forgetTries`.
 */
export function takeTry({ db, clock }: Deps, { subject, freeTries }: Tried): Promise<TryVerdict> {
  return transact(db, async (tx) => {
    const now = clock.now();
    const known = await lockTries(tx, hashSubject(subject), now);
    const waitMs = (known.blockedUntil?.getTime() ?? 0) - now.getTime();
    if (waitMs > 0) return { allowed: false, retryAfterSeconds: Math.ceil(waitMs / 1_000) };
    const isForgotten = now.getTime() - known.triedAt.getTime() > TRIES_FORGOTTEN_AFTER_MS;
    const tries = isForgotten ? 1 : known.tries + 1;
    const delayMs = delayAfter(tries, freeTries) * 1_000;
    const blockedUntil = delayMs > 0 ? new Date(now.getTime() + delayMs) : null;
    await writeTries(tx, { subject: known.subject, tries, triedAt: now, blockedUntil });
    return { allowed: true, tries };
  });
}

/** A right one ends the count. */
export async function forgetTries({ db }: Pick<Deps, 'db'>, subject: string): Promise<void> {
  await deleteTries(db, hashSubject(subject));
}
