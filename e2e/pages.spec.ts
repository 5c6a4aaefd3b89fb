import { expect } from '@playwright/test';
import { FOR_MEMBERS, MISSING, READABLE } from './support/all-pages.ts';
import { signUp } from './support/people.ts';
import { test } from './support/test.ts';

/** The words inside each element of a kind. */
function contentsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, inside = '']) => inside.replaceAll(/<[^>]+>/g, '').trim(),
  );
}

function descriptionOf(html: string): string | undefined {
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
}

function expectReadable(html: string, path: string): void {
  expect(html, path).toContain('<html lang="en"');
  // Drawings have titles too, but only in the body.
  const [head = ''] = html.split('</head>');
  // A long title has no room left for the name of the house.
  expect(contentsOf(head, 'title'), path).toEqual([
    expect.stringMatching(/\S.* · Ampersand|^Ampersand.*: |^.{44,60}$/),
  ]);
  const titles = contentsOf(html, 'h1');
  expect(titles[0], path).toMatch(/\S/);
  expect(titles, path).toHaveLength(1);
  expect(html.match(/<main[ >]/g), path).toHaveLength(1);
}

test('every address of the product answers with a page that can be read as it is sent', async ({
  request,
}) => {
  expect(READABLE.length).toBeGreaterThan(140);
  for (const path of READABLE) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expectReadable(html, path);
    const isPublic = answer.headers()['cache-control']?.includes('s-maxage');
    if (isPublic) expect(descriptionOf(html)?.length, `description of ${path}`).toBeGreaterThan(30);
  }
});

test('an address that leads nowhere says so, in a page that can be read', async ({ request }) => {
  for (const path of MISSING) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expectReadable(await answer.text(), path);
  }
});

test('pages for members send a visitor to the way in', async ({ request }) => {
  for (const path of FOR_MEMBERS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toMatch(/^\/(account\/login|inspire\/vendors)/);
  }
});

test('public pages are the same for everyone and carry no cookie', async ({ request, context }) => {
  const guest = await request.get('/');
  expect(guest.headers()['set-cookie']).toBeUndefined();
  expect(guest.headers()['cache-control']).toContain('s-maxage');
  await signUp(context, 'couple', 'Maya');
  const signedIn = await context.request.get('/');
  expect(await signedIn.text()).toBe(await guest.text());
});
