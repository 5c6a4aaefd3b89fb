import { ApiError } from './api-error.ts';
import { readCookie } from './read-cookie.ts';
import { askForTwoFactor, challengeOf } from './two-factor-gate.ts';
import { USER_PATH } from './user-path.ts';

export type CallContext = {
  /** Signing in answers the 409 itself: showing the second factor completes it, so there is nothing to repeat. */
  secondFactor?: 'repeat' | 'throw';
};

const SAFE_METHODS = new Set(['GET', 'HEAD']);

async function withHeaders(request: Request): Promise<Request> {
  const copy = request.clone();
  const recording = readCookie('session_recording');
  if (recording) copy.headers.set('x-session-recording', recording);
  if (SAFE_METHODS.has(request.method)) return copy;
  // Public pages set no cookie; the first write of a visit fetches its token.
  if (!readCookie('csrf_token')) await fetch(USER_PATH, { credentials: 'same-origin' });
  copy.headers.set('x-csrf-token', readCookie('csrf_token') ?? '');
  return copy;
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => ({}));
  return new ApiError(response.status, typeof body === 'object' && body !== null ? body : {});
}

/** One call to our API. A 409 asks for the second factor and then repeats the original request. */
export async function sendRequest(
  request: Request,
  { secondFactor = 'repeat' }: CallContext = {},
): Promise<Response> {
  const send = async () => fetch(await withHeaders(request), { credentials: 'same-origin' });
  let response = await send();
  if (response.ok) return response;
  let error = await errorOf(response);
  if (error.code === 'csrf_failed') {
    // Signing in or out, here or in another tab, ended the token; the user call brings the next one.
    await fetch(USER_PATH, { credentials: 'same-origin' });
    response = await send();
    if (response.ok) return response;
    error = await errorOf(response);
  }
  const challenge = challengeOf(error);
  if (!challenge || secondFactor === 'throw') throw error;
  const confirmed = await askForTwoFactor(challenge);
  if (!confirmed) throw error;
  const retried = await send();
  if (!retried.ok) throw await errorOf(retried);
  return retried;
}
