import { expect, it } from 'vitest';
import { chooseCommonPasswords } from './common-passwords.ts';

it('takes the first lines of a list, in lower case, without those that every rule refuses', () => {
  const list = '123456\r\npassword\r\nPassword\r\n\r\nqwerty\r\nIloveYou\r\ntoo-late-1\r\n';
  expect([...chooseCommonPasswords(list, 5)]).toEqual(['password', 'iloveyou']);
});
