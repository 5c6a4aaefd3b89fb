import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { USER_PATH } from './user-path.ts';

it('is the path that the contract gives the call', () => {
  expect(contract.navigation.user['~orpc'].route).toMatchObject({ method: 'GET', path: USER_PATH });
});
