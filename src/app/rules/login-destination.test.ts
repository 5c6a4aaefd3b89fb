import { expect, it } from 'vitest';
import { loginDestination } from './login-destination.ts';

const from = (query: string) => loginDestination(new URLSearchParams(query));

it('leads to the start, and takes along the page somebody came for', () => {
  expect(from('')).toEqual({ destination: '/account/start', next: undefined });
  expect(from('next=/favorites/home%3Fa%3D1%23b')).toEqual({
    destination: '/account/start?next=%2Ffavorites%2Fhome%3Fa%3D1%23b',
    next: '/favorites/home?a=1#b',
  });
});

it('forgets a page that is not ours', () => {
  expect(from('next=https://evil.example/')).toEqual({ destination: '/account/start', next: undefined });
  expect(from('next=//evil.example')).toEqual({ destination: '/account/start', next: undefined });
});
