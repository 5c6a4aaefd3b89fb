/** The cookies of a signed-in demo person, for requests that know who asks. */
export async function signIn(url: string): Promise<string> {
  const visit = await fetch(`${url}/web-api/v1/user/status`);
  const csrf = cookiesOf(visit);
  const token = decodeURIComponent(csrf.replace('csrf_token=', ''));
  const answer = await fetch(`${url}/web-api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie: csrf },
    body: JSON.stringify({ email: 'couple@demo.example', password: 'Ampersand-1' }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return `${csrf}; ${cookiesOf(answer)}`;
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
