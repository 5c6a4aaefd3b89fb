import { describe, expect, it } from 'vitest';
import { route } from './route.ts';

const place = { path: '/web-api/v1/things', summary: 'Things', tag: 'things', access: 'public' } as const;

describe('route', () => {
  it('counts reads generously and writes strictly unless told otherwise', () => {
    expect(route({ ...place, method: 'GET' })['~orpc'].meta.rate).toBe('general');
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(route({ ...place, method })['~orpc'].meta.rate).toBe('write');
    expect(route({ ...place, method: 'POST', rate: 'code' })['~orpc'].meta.rate).toBe('code');
  });

  it('counts those who come with a secret by it', () => {
    const token = () => 'a-household';
    expect(route({ ...place, method: 'GET', token })['~orpc'].meta).toMatchObject({ rate: 'link', token });
    expect(route({ ...place, method: 'POST', token })['~orpc'].meta.rate).toBe('link-write');
    expect(route({ ...place, method: 'POST', device: token })['~orpc'].meta.rate).toBe('link-write');
    expect(route({ ...place, method: 'POST', token, rate: 'code' })['~orpc'].meta.rate).toBe('code');
  });

  it('asks for no second factor and allows no read-only write by default', () => {
    expect(route({ ...place, method: 'PUT' })['~orpc'].meta).toMatchObject({
      access: 'public',
      stepUp: false,
      allowedReadOnly: false,
    });
  });

  it('carries its place into the documentation', () => {
    expect(route({ ...place, method: 'GET' })['~orpc'].route).toMatchObject({
      method: 'GET',
      path: '/web-api/v1/things',
      summary: 'Things',
      tags: ['things'],
    });
  });
});
