import { expect, it } from 'vitest';
import { CONTRACT_CALLS } from '#server/contract-calls.ts';
import { USER_PATH } from './user-path.ts';

it('is the path that the contract gives the call', () => {
  expect(CONTRACT_CALLS.find(({ name }) => name === 'navigation.user')).toMatchObject({
    method: 'GET',
    path: USER_PATH,
  });
});
