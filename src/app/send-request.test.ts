import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastStore } from '#ui/toast-store.ts';
import { sendRequest } from './send-request.ts';
import { registerTwoFactorDialog } from './two-factor-gate.ts';

const CHALLENGE = { verification_copy: 'We sent a 6-digit code.', notified_value: 'm•••@example.com' };

function demand(): Response {
  const error = { message: 'Confirm it’s you to continue.', code: 'two_factor_required' };
  return Response.json({ error, ...CHALLENGE }, { status: 409 });
}

function request(): Request {
  return new Request('https://ampersand.example/web-api/v1/account', { method: 'GET' });
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => vi.unstubAllGlobals());

test('a shown second factor repeats the original request', async () => {
  fetched.mockResolvedValueOnce(demand()).mockResolvedValueOnce(Response.json({ ok: true }));
  const ask = vi.fn(async () => true);
  const forget = registerTwoFactorDialog(ask);
  expect((await sendRequest(request())).status).toBe(200);
  expect(ask).toHaveBeenCalledExactlyOnceWith(CHALLENGE);
  expect(fetched).toHaveBeenCalledTimes(2);
  forget();
});

test('a closed dialog is the original refusal', async () => {
  fetched.mockResolvedValueOnce(demand());
  const forget = registerTwoFactorDialog(async () => false);
  await expect(sendRequest(request())).rejects.toMatchObject({ status: 409, code: 'two_factor_required' });
  expect(fetched).toHaveBeenCalledTimes(1);
  forget();
});

test('whoever answers the challenge itself is not asked and not repeated', async () => {
  fetched.mockResolvedValueOnce(demand());
  const ask = vi.fn(async () => true);
  const forget = registerTwoFactorDialog(ask);
  await expect(sendRequest(request(), { secondFactor: 'throw' })).rejects.toMatchObject({ status: 409 });
  expect(ask).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(1);
  forget();
});

const STALE = { error: { message: 'Your session could not be confirmed.', code: 'csrf_failed' } };

test('a token that ended meanwhile is fetched anew, and the request repeated once', async () => {
  fetched
    .mockResolvedValueOnce(Response.json(STALE, { status: 403 }))
    .mockResolvedValueOnce(Response.json({ is_guest: false }))
    .mockResolvedValueOnce(Response.json({ ok: true }));
  expect((await sendRequest(request())).status).toBe(200);
  expect(fetched.mock.calls[1]?.[0]).toBe('/website-nav/web-api/v1/user/get');
});

test('a second refusal of the token is final', async () => {
  fetched.mockImplementation(async () => Response.json(STALE, { status: 403 }));
  await expect(sendRequest(request())).rejects.toMatchObject({ code: 'csrf_failed' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a fresh token may still be answered with the second factor', async () => {
  fetched
    .mockResolvedValueOnce(Response.json(STALE, { status: 403 }))
    .mockResolvedValueOnce(Response.json({ is_guest: false }))
    .mockResolvedValueOnce(demand())
    .mockResolvedValueOnce(Response.json({ ok: true }));
  const forget = registerTwoFactorDialog(async () => true);
  expect((await sendRequest(request())).status).toBe(200);
  forget();
});

describe('every request sends CSRF and session-recording headers', () => {
  const headersOf = (call: number) => {
    const [asked, init] = fetched.mock.calls[call] ?? [];
    return asked instanceof Request ? asked.headers : new Headers(init?.headers);
  };
  const write = () => new Request('https://ampersand.example/web-api/v1/account', { method: 'POST' });

  beforeEach(() => fetched.mockImplementation(async () => Response.json({ ok: true })));

  test('a write has both', async () => {
    vi.stubGlobal('document', { cookie: 'csrf_token=t1; session_recording=rec%2F7' });
    await sendRequest(write());
    expect(headersOf(0).get('x-csrf-token')).toBe('t1');
    expect(headersOf(0).get('x-session-recording')).toBe('rec/7');
  });

  test('a read has the recording alone', async () => {
    vi.stubGlobal('document', { cookie: 'csrf_token=t1; session_recording=rec7' });
    await sendRequest(request());
    expect(headersOf(0).has('x-csrf-token')).toBe(false);
    expect(headersOf(0).get('x-session-recording')).toBe('rec7');
  });

  test('without a recording there is no header, and the first write asks for its token', async () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    fetched.mockImplementationOnce(async () => {
      page.cookie = 'csrf_token=t2';
      return Response.json({ is_guest: true });
    });
    await sendRequest(write());
    expect(headersOf(1).get('x-csrf-token')).toBe('t2');
    expect(headersOf(1).has('x-session-recording')).toBe(false);
  });

  test('so has the question for a token', async () => {
    vi.stubGlobal('document', { cookie: 'session_recording=rec7' });
    await sendRequest(write());
    expect(headersOf(0).get('x-session-recording')).toBe('rec7');
  });
});

describe('who was logged out meanwhile', () => {
  const GONE = { error: { message: 'Please log in to continue.', code: 'unauthenticated' } };
  const address = 'https://ampersand.example/web-api/v1/account';

  beforeEach(() => {
    vi.stubGlobal('document', { cookie: 'csrf_token=t1' });
    const assign = vi.fn();
    vi.stubGlobal('window', {
      addEventListener: vi.fn(),
      location: { pathname: '/account/settings', search: '', hash: '#name', assign },
    });
    fetched.mockImplementation(async () => Response.json(GONE, { status: 401 }));
  });

  test('is offered a way in that leads back', async () => {
    await expect(sendRequest(new Request(address, { method: 'POST' }))).rejects.toMatchObject({
      status: 401,
    });
    const [toast] = toastStore.list();
    expect(toast).toMatchObject({ id: 'logged-out', action: { label: 'Log in' } });
    toast?.action?.onPress?.();
    expect(window.location.assign).toHaveBeenCalledWith('/account/login?next=%2Faccount%2Fsettings%23name');
    toastStore.dismiss('logged-out');
  });

  test('is not told by what a page asks by itself', async () => {
    await expect(sendRequest(new Request(address))).rejects.toMatchObject({ status: 401 });
    expect(toastStore.list().filter(({ isLeaving }) => !isLeaving)).toEqual([]);
  });
});
