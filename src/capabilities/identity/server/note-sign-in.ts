import type { RequestContext } from '#platform/contract/request-context.ts';

type SignInEvent = 'signed-up' | 'signed-in' | 'sign-in-failed' | 'stepped-up' | 'signed-out';
type How = 'password' | 'code' | 'passkey';

/** Who came in and went, and by what, for whoever has to find out afterwards. Ids only: a log names nobody. */
export function noteSignIn(
  { log }: Pick<RequestContext, 'log'>,
  event: SignInEvent,
  { who, how }: { who: string | undefined; how?: How },
): void {
  log[event === 'sign-in-failed' ? 'warn' : 'info']({ event, who, how }, `identity: ${event}`);
}
