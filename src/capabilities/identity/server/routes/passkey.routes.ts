import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { DONE } from '../../contract/fields.ts';
import { passkeyContract } from '../../contract/passkey.contract.ts';
import { authHeaders } from '../auth-headers.ts';
import { finishPasskey, removePasskey, renamePasskey, startPasskey } from '../change-passkeys.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { rememberDevice } from '../known-device.ts';
import { noteSignIn } from '../note-sign-in.ts';
import { listPasskeys } from '../passkeys.store.ts';
import { presentPasskey } from '../present.ts';
import { forwardCookies, markSignedIn, setSessionToken } from '../session-cookies.ts';
import { askForPasskey, confirmWithPasskey, signInWithPasskey } from '../show-passkey.ts';
import { deleteSession } from '../store.ts';

export function passkeyRoutes(deps: IdentityDeps) {
  const os = implement(passkeyContract).$context<RequestContext>().use(guard);

  function welcome(context: RequestContext, cookies: Headers): void {
    forwardCookies(cookies, context);
    markSignedIn(deps, context, true);
  }

  return {
    ask: os.ask.handler(async ({ context }) => {
      const { options, cookies } = await askForPasskey(deps, authHeaders(context));
      forwardCookies(cookies, context);
      return options;
    }),
    signIn: os.signIn.handler(async ({ input, context }) => {
      const shown = { response: input, headers: authHeaders(context) };
      const { email, cookies, userId } = unwrap(await signInWithPasskey(deps, shown));
      const { actor } = context;
      if (actor.kind === 'user') await deleteSession(deps.db, actor.userId, actor.sessionId);
      welcome(context, cookies);
      rememberDevice(deps, context, email);
      noteSignIn(context, 'signed-in', { who: userId, how: 'passkey' });
      return DONE;
    }),
    confirm: os.confirm.handler(async ({ input, context }) => {
      const shown = { response: input, headers: authHeaders(context) };
      const confirmed = unwrap(await confirmWithPasskey(deps, context.actor, shown));
      if ('cookies' in confirmed) welcome(context, confirmed.cookies);
      else setSessionToken(deps, context, confirmed.sessionToken);
      const event = 'cookies' in confirmed ? 'signed-in' : 'stepped-up';
      noteSignIn(context, event, { who: confirmed.userId, how: 'passkey' });
      return DONE;
    }),
    list: os.list.handler(async ({ context }) => {
      const rows = await listPasskeys(deps.db, signedIn(context).userId);
      return rows.map(presentPasskey);
    }),
    start: os.start.handler(async ({ context }) => {
      const started = await startPasskey(deps, signedIn(context), authHeaders(context));
      const { options, cookies } = unwrap(started);
      forwardCookies(cookies, context);
      return options;
    }),
    finish: os.finish.handler(async ({ input, context }) => {
      const made = { response: input, headers: authHeaders(context) };
      return presentPasskey(unwrap(await finishPasskey(deps, signedIn(context), made)));
    }),
    rename: os.rename.handler(async ({ input, context }) =>
      presentPasskey(unwrap(await renamePasskey(deps, signedIn(context), input))),
    ),
    remove: os.remove.handler(async ({ input, context }) => {
      unwrap(await removePasskey(deps, signedIn(context), input.id));
      return DONE;
    }),
  };
}
