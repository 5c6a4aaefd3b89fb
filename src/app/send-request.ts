import { ApiError, hasErrorCode } from './api-error.ts';
import { readCookie } from './read-cookie.ts';
import { askForTwoFactor, challengeOf } from './two-factor-gate.ts';
import { USER_PATH } from './user-path.ts';

export type CallContext = {
  /** Signing in answers the 409 itself: showing the second factor completes it, so there is nothing to repeat. */
  secondFactor?: 'repeat' | 'throw';
};

const SAFE_METHODS = new Set(['GET', 'HEAD']);

function recordingHeader(): Record<string, string> {
  const recording = readCookie('session_recording');
  return recording ? { 'x-session-recording': recording } : {};
}

/** The user call brings the next token, as a cookie. */
async function fetchToken(): Promise<void> {
  await fetch(USER_PATH, { credentials: 'same-origin', headers: recordingHeader() });
}

/** What every request of ours carries, however it is sent. */
export async function requestHeaders(method: string): Promise<Record<string, string>> {
  if (SAFE_METHODS.has(method)) return recordingHeader();
  // Public pages set no cookie; the first write of a visit fetches its token.
  if (!readCookie('csrf_token')) await fetchToken();
  return { ...recordingHeader(), 'x-csrf-token': readCookie('csrf_token') ?? '' };
}

/**
 * Sends, and sends again where that helps: with a new token if the old one ended, since signing in or out here or in
 * another tab does that, and after a 409 once the second factor was shown. `send` asks for its headers anew each time.
 */
export async function sendPersistently<Answer>(
  send: () => Promise<Answer>,
  { secondFactor = 'repeat' }: CallContext = {},
): Promise<Answer> {
  async function withFreshToken(): Promise<Answer> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'csrf_failed') throw error;
      await fetchToken();
      return send();
    }
  }
  try {
    return await withFreshToken();
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge || secondFactor === 'throw' || !(await askForTwoFactor(challenge))) throw error;
    return send();
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => ({}));
  return new ApiError(response.status, typeof body === 'object' && body !== null ? body : {});
}

async function fetchOnce(request: Request): Promise<Response> {
  const copy = request.clone();
  for (const [name, value] of Object.entries(await requestHeaders(request.method))) {
    copy.headers.set(name, value);
  }
  const response = await fetch(copy, { credentials: 'same-origin' });
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** One call to our API. Only who was signed in can do what a visitor may not. */
export async function sendRequest(request: Request, context?: CallContext): Promise<Response> {
  try {
    return await sendPersistently(() => fetchOnce(request), context);
  } catch (error) {
    if (!SAFE_METHODS.has(request.method) && hasErrorCode(error, 'unauthenticated')) {
      const { tellLoggedOut } = await import('./tell-logged-out.ts');
      tellLoggedOut();
    }
    throw error;
  }
}
