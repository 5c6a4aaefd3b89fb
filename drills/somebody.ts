import type { Asked, Told } from './ask.ts';
import type { Ground } from './ground.ts';
import { type Person, withToken } from './people.ts';

/** Somebody with an account of their own, made for one drill. */
export type Somebody = Person & { email: string; userId: string };

export const PASSWORD = 'Peony-arch-41';
const VISITED = '/web-api/v1/user/status';

function cookiesOf({ headers }: Told): string {
  const set = (headers['set-cookie'] ?? []) as string[];
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** The later cookie of a name counts. */
function joinCookies(...lists: string[]): string {
  const pairs = lists.flatMap((list) => list.split('; ').filter(Boolean));
  const byName = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]));
  return [...byName.values()].join('; ');
}

export async function comeBy({ urls, send }: Ground, name = 'visitor'): Promise<Person> {
  return withToken(name, cookiesOf(await send({ url: urls[0] + VISITED })));
}

/** What the answer to this call made of somebody: another session, a new token. */
export function after(person: Person, told: Told): Person {
  return withToken(person.name, joinCookies(person.headers.cookie ?? '', cookiesOf(told)));
}

export function requestOf(person: Person, url: string, method: string, body?: unknown): Asked {
  if (method === 'GET') return { url, headers: person.headers };
  const written = body === undefined ? undefined : JSON.stringify(body);
  return {
    url,
    method,
    headers: {
      ...person.headers,
      ...(written !== undefined && { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(written ?? '')),
    },
    body: written,
  };
}

/** A call that has to go well, for setting the stage. */
export async function act<Body>(
  { urls, send }: Ground,
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const told = await send(requestOf(person, urls[0] + path, method, body));
  if (told.status !== 200)
    throw new Error(`${method} ${path} by ${person.name}: ${told.status} ${told.text}`);
  return JSON.parse(told.text || 'null') as Body;
}

/** Who is asked for a second factor is not refused for who they are: everybody here has just shown it. */
async function trust(ground: Ground, { userId }: Pick<Somebody, 'userId'>): Promise<void> {
  await ground.ask('update users set email_verified = true where id = $1', [userId]);
  await ground.ask(`update sessions set stepped_up_until = now() + interval '1 day' where user_id = $1`, [
    userId,
  ]);
}

export async function signUp(ground: Ground, kind: 'couple' | 'vendor', name: string): Promise<Somebody> {
  const email = `${name.replaceAll(/\W+/g, '-')}@stage.example`;
  const visitor = await comeBy(ground, name);
  const asked = requestOf(visitor, `${ground.urls[0]}/web-api/v1/auth/sign-up/${kind}`, 'POST', {
    email,
    password: PASSWORD,
    firstName: 'Robin',
    lastName: 'Stage',
  });
  const told = await ground.send(asked);
  if (told.status !== 200) throw new Error(`Signing up ${name}: ${told.status} ${told.text}`);
  const { userId } = JSON.parse(told.text) as { userId: string };
  await trust(ground, { userId });
  return { ...after(visitor, told), email, userId };
}

export async function signInAgain(ground: Ground, { name, email, userId }: Somebody): Promise<Somebody> {
  const visitor = await comeBy(ground, name);
  const asked = requestOf(visitor, `${ground.urls[0]}/web-api/v1/auth/sign-in`, 'POST', {
    email,
    password: PASSWORD,
  });
  const told = await ground.send(asked);
  if (told.status !== 200) throw new Error(`Signing in ${name}: ${told.status} ${told.text}`);
  await trust(ground, { userId });
  return { ...after(visitor, told), email, userId };
}

export async function isSignedIn({ urls, send }: Ground, person: Person): Promise<boolean> {
  return (await send({ url: `${urls[0]}/web-api/v1/account`, headers: person.headers })).status === 200;
}
