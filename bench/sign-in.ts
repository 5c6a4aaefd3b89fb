/** What a visitor's browser sends with calls that are no GET. */
export async function visit(url: string): Promise<{ cookie: string; 'x-csrf-token': string }> {
  const cookie = cookiesOf(await fetch(`${url}/web-api/v1/user/status`));
  return { cookie, 'x-csrf-token': decodeURIComponent(cookie.replace('csrf_token=', '')) };
}

/** The cookies of a signed-in demo person, for requests that know who asks. */
export function signIn(url: string): Promise<string> {
  return signInAs(url, 'couple@demo.example');
}

export async function signInAs(url: string, email: string): Promise<string> {
  const visitor = await visit(url);
  const answer = await fetch(`${url}/web-api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor },
    body: JSON.stringify({ email, password: 'Ampersand-1' }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return joined(visitor.cookie, cookiesOf(answer));
}

/** What goes with a call that is no GET, of somebody with these cookies. */
export function writingHeaders(cookie: string): { cookie: string; 'x-csrf-token': string } {
  const token = cookie.split('; ').find((pair) => pair.startsWith('csrf_token='));
  return { cookie, 'x-csrf-token': decodeURIComponent(token?.replace('csrf_token=', '') ?? '') };
}

/** A new vendor who is signed in. */
export async function signUpVendor(url: string): Promise<{ cookie: string; userId: string }> {
  const visitor = await visit(url);
  const answer = await fetch(`${url}/web-api/v1/auth/sign-up/vendor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor },
    body: JSON.stringify({
      email: 'inbox@bench.example',
      password: 'Peony-arch-41',
      firstName: 'Ruth',
      lastName: 'Bench',
    }),
  });
  if (!answer.ok) throw new Error(`Signing up failed: ${await answer.text()}`);
  const { userId } = (await answer.json()) as { userId: string };
  return { cookie: joined(visitor.cookie, cookiesOf(answer)), userId };
}

/** As a browser keeps them: what is given again replaces what was there. */
function joined(...cookies: readonly string[]): string {
  const pairs = cookies.flatMap((text) => text.split('; ')).filter(Boolean);
  const newest = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]));
  return [...newest.values()].join('; ');
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
