import { afterEach, expect, it, vi } from 'vitest';

vi.mock('#app/api.ts', () => ({ api: { identity: { auth: { signOut: vi.fn() } } } }));
vi.mock('#app/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const { api } = await import('#app/api.ts');
const { logOut } = await import('./log-out.ts');

function storages() {
  const [local, session] = [{ clear: vi.fn() }, { clear: vi.fn() }];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  const databases = { deleteDatabase: vi.fn() };
  vi.stubGlobal('indexedDB', databases);
  const caches = {
    keys: () => Promise.resolve(['day-of-1 /d/', 'day-of-0 /day-of', 'of somebody else']),
    delete: vi.fn(),
  };
  vi.stubGlobal('caches', caches);
  return [local, session, databases, caches] as const;
}

afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of the person in the browser: drafts, searches, what was looked at', async () => {
  const [local, session, databases, caches] = storages();
  await logOut('/');
  expect(local.clear).toHaveBeenCalledOnce();
  expect(session.clear).toHaveBeenCalledOnce();
  expect(databases.deleteDatabase).toHaveBeenCalledWith('ampersand-day');
  expect(caches.delete.mock.calls).toEqual([['day-of-1 /d/'], ['day-of-0 /day-of']]);
});

it('keeps what is written while the session goes on', async () => {
  const [local] = storages();
  vi.mocked(api.identity.auth.signOut).mockRejectedValueOnce(new Error('away'));
  await logOut('/');
  expect(local.clear).not.toHaveBeenCalled();
});
