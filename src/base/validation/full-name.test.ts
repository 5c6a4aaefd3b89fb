import { describe, expect, it } from 'vitest';
import { fullName, splitFullName } from './full-name.ts';

describe('fullName', () => {
  it.each(['Ana Bo', 'José de la Cruz', 'Ó Súilleabháin Áine', '  Ana   Bo ', '山田 太郎', 'J. Smith'])(
    'takes %s',
    (text) => {
      expect(fullName(text)).toBeUndefined();
    },
  );

  it.each(['Ana', 'Ana ', ' ', 'Ana .', 'Ana 2', '- -'])('refuses %j', (text) => {
    expect(fullName(text)).toBe('Must include both first name and last name');
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(fullName(empty)).toBeUndefined();
  });
});

describe('splitFullName', () => {
  it('takes the first word and the rest', () => {
    expect(splitFullName(' José  de la Cruz ')).toEqual({ firstName: 'José', lastName: 'de la Cruz' });
    expect(splitFullName('Ana')).toBeUndefined();
  });
});
