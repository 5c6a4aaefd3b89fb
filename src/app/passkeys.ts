import { useHydrated } from '#ui/use-hydrated.ts';
import { api } from './api.ts';

/** Nearly every browser knows passkeys, so their buttons stand there until it turns out that this one does not. */
export function useLacksPasskeys(): boolean {
  return useHydrated() && typeof PublicKeyCredential === 'undefined';
}

/** The person closed the browser's question, or let it run out. */
function isCanceled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** What the browser answers; nothing if the person thought better of it. */
async function unlessCanceled<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await question;
  } catch (error) {
    if (isCanceled(error)) return undefined;
    throw error;
  }
}

// Few visits meet a passkey, so the code waits for the press.
const loadBrowserSide = () => import('@simplewebauthn/browser');

export async function askForPasskey() {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    loadBrowserSide(),
    api.identity.passkey.ask(),
  ]);
  return unlessCanceled(startAuthentication({ optionsJSON }));
}

export async function makePasskey() {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    loadBrowserSide(),
    api.identity.passkey.start(),
  ]);
  return unlessCanceled(startRegistration({ optionsJSON }));
}
