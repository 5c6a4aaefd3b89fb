import { describe, expect, it } from 'vitest';
import { fillReply } from './fill-reply.ts';

const facts = { names: 'Maya & Jonah', weddingDate: '2027-06-12', business: 'Ridge Farm' };

describe('fillReply', () => {
  it('makes a reply out to one couple', () => {
    expect(fillReply('Hi {names}, {date} is open at {business}. – {Business}', facts)).toBe(
      'Hi Maya & Jonah, Saturday, June 12, 2027 is open at Ridge Farm. – Ridge Farm',
    );
  });

  it('reads well without a date', () => {
    expect(fillReply('Is {date} fixed?', { ...facts, weddingDate: null })).toBe(
      'Is your wedding date fixed?',
    );
  });

  it('leaves braces alone that are none of ours, and fills nothing twice', () => {
    expect(fillReply('{price} {names', facts)).toBe('{price} {names');
    expect(fillReply('{names}', { ...facts, names: '{business}' })).toBe('{business}');
  });

  it('takes no sign of a name for more than it is', () => {
    expect(fillReply('Hi {names}!', { ...facts, names: '$& $1' })).toBe('Hi $& $1!');
  });
});
