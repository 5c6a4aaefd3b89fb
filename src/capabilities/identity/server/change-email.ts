import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { queueNoticeMail } from './mails.ts';
import { findUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'> & { auth: Auth };

/** Sends a link to the new address; until it is opened nothing changes. The old address is told, too. */
export async function changeEmail(
  deps: Deps,
  actor: SignedInActor,
  { email, headers }: { email: string; headers: Headers },
): Promise<Result<undefined>> {
  const { auth, db, clock } = deps;
  if (email === actor.email) {
    return fail('invalid_input', 'That is your email address already.', {
      fields: { email: 'That is your email address already.' },
    });
  }
  const asked = await attempt(() => auth.api.changeEmail({ body: { newEmail: email }, headers }));
  if (!asked.ok) return asked;
  const user = await findUser(db, actor.userId);
  if (user) {
    await queueNoticeMail(db, deps, {
      key: `email-change:${actor.userId}:${clock.now().toISOString()}`,
      to: user,
      subject: 'Your email address is about to change',
      paragraphs: [
        'Someone signed in to your account asked to move it to another email address. It moves once that address is confirmed.',
      ],
    });
  }
  return ok(undefined);
}
