import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { MOST_PASSKEYS } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { queueNoticeMail } from './mails.ts';
import { PASSKEY_DEMANDS } from './passkey-plugin.ts';
import { countPasskeys, deletePasskey, type ToldPasskey, updatePasskeyName } from './passkeys.store.ts';
import { findUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'> & { auth: Auth };

type Change = { subject: string; sentence: string; passkey: Pick<ToldPasskey, 'id'> };

async function tellOwner(
  tx: Tx,
  deps: Omit<Deps, 'auth'>,
  { userId }: SignedInActor,
  { subject, sentence, passkey }: Change,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) return;
  const key = `${subject}:${passkey.id}`;
  await queueNoticeMail(tx, deps, { key, to: user, subject, paragraphs: [sentence] });
}

/** What the browser needs to make a key. The cookies remember what it was asked for. */
export async function startPasskey(deps: Deps, actor: SignedInActor, headers: Headers) {
  if ((await countPasskeys(deps.db, actor.userId)) >= MOST_PASSKEYS)
    return fail('passkey.too_many', `You have ${MOST_PASSKEYS} passkeys. Remove one you don’t use first.`);
  const started = await attempt(() =>
    deps.auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }),
  );
  if (!started.ok) return started;
  const { rp, timeout = 60_000, excludeCredentials = [], ...asked } = started.value.response;
  const options = {
    ...asked,
    rp: { id: rp.id ?? '', name: rp.name },
    timeout,
    excludeCredentials,
    authenticatorSelection: PASSKEY_DEMANDS,
    attestation: 'none' as const,
  };
  return ok({ options, cookies: started.value.headers });
}

export async function finishPasskey(
  deps: Deps,
  actor: SignedInActor,
  { response, headers }: { response: unknown; headers: Headers },
): Promise<Result<ToldPasskey>> {
  const added = await attempt(() => deps.auth.api.verifyPasskeyRegistration({ body: { response }, headers }));
  if (!added.ok) return added;
  const { id, name = '', createdAt } = added.value;
  await tellOwner(deps.db, deps, actor, {
    subject: 'A passkey was added',
    sentence: `The passkey “${name}” was added to your Ampersand account. Whoever holds it can log in without your password.`,
    passkey: { id },
  });
  return ok({ id, name, createdAt, lastUsedAt: null });
}

function passkeyNotFound() {
  return fail('passkey.not_found', 'This passkey was already removed.');
}

export async function renamePasskey(
  { db }: Pick<Deps, 'db'>,
  { userId }: SignedInActor,
  named: { id: string; name: string },
): Promise<Result<ToldPasskey>> {
  const renamed = await updatePasskeyName(db, userId, named);
  return renamed ? ok(renamed) : passkeyNotFound();
}

export async function removePasskey(
  deps: Omit<Deps, 'auth'>,
  actor: SignedInActor,
  id: string,
): Promise<Result<undefined>> {
  return transact(deps.db, async (tx) => {
    const removed = await deletePasskey(tx, actor.userId, id);
    if (!removed) return passkeyNotFound();
    await tellOwner(tx, deps, actor, {
      subject: 'A passkey was removed',
      sentence: `The passkey “${removed.name}” was removed from your Ampersand account and no longer opens it.`,
      passkey: removed,
    });
    return ok(undefined);
  });
}
