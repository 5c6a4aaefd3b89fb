import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { CODE_ATTEMPTS, CODE_MINUTES } from '../rules/verification.ts';
import {
  type CodeRow,
  consumeCode,
  deleteCodes,
  findOpenCode,
  insertCode,
  takeAttempt,
} from './codes.store.ts';

type CodePlatform = Pick<Platform, 'db' | 'clock' | 'secret'>;
type Issue = { purpose: CodeRow['purpose']; subject: string; sentTo: string };

function hashCode(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret).update(`code:${id}:${code}`).digest('base64url');
}

/**
 * Makes a code for the session that asks; there the newest replaces all before it. The caller sends `value`, the database
 * holds only its hash.
 */
export async function issueCode(
  tx: Tx,
  { clock, secret }: Omit<CodePlatform, 'db'>,
  { userId, sessionId }: SignedInActor,
  issue: Issue,
): Promise<{ id: string; value: string }> {
  const id = clock.uuid();
  const value = clock.code();
  const now = clock.now();
  await deleteCodes(tx, sessionId, issue.purpose);
  await insertCode(tx, {
    id,
    userId,
    sessionId,
    ...issue,
    codeHash: hashCode(secret, id, value),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  });
  return { id, value };
}

/**
 * Checks a code typed in the session it was made for. A success uses it up; five wrong guesses use it up too. It takes
 * the database and no transaction, so that no refusal of the caller can take back a guess that was counted.
 */
export async function redeemCode(
  { db, clock, secret }: CodePlatform,
  { sessionId }: SignedInActor,
  { purpose, typed }: { purpose: CodeRow['purpose']; typed: string },
): Promise<Result<CodeRow>> {
  const code = await findOpenCode(db, sessionId, purpose, clock.now());
  if (!code) return fail('auth.no_pending_challenge', 'This code has expired. Request a new one.');
  if (!(await takeAttempt(db, code.id, CODE_ATTEMPTS))) {
    return fail('auth.too_many_attempts', 'Too many attempts. Request a new code.');
  }
  const expected = Buffer.from(code.codeHash);
  const given = Buffer.from(hashCode(secret, code.id, typed.replaceAll(/\s/g, '')));
  const matches = expected.length === given.length && timingSafeEqual(expected, given);
  if (!matches || !(await consumeCode(db, code.id))) {
    return fail('auth.invalid_code', 'That code isn’t right. Check it and try again.', {
      fields: { code: 'That code isn’t right.' },
    });
  }
  return ok(code);
}
