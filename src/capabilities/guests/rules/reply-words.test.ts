import { expect, it } from 'vitest';
import { replyWords } from './reply-words.ts';

it('says what the marks show', () => {
  const people = [
    { invitations: [{ status: 'ATTENDING', meal: null } as const, null] },
    { invitations: [{ status: 'ATTENDING', meal: 2 } as const, null] },
    { invitations: [{ status: 'DECLINED', meal: null } as const, null] },
  ];
  expect(replyWords(people, { name: 'Wedding', place: 0 })).toBe('Wedding: 2 coming, 1 can’t come');
  expect(replyWords(people, { name: 'Brunch', place: 1 })).toBe('Brunch: not invited');
});
