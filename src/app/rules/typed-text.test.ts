import { describe, expect, it } from 'vitest';
import { arrive, beginTyping, type TypedText, wanted } from './typed-text.ts';

const type = (text: TypedText, typed: string): TypedText => ({ ...text, typed });
const ask = (text: TypedText): TypedText => ({ ...text, underWay: [...text.underWay, wanted(text) ?? ''] });

describe('a text that the address follows', () => {
  it('asks for what was typed, without the spaces around it, once', () => {
    const typed = type(beginTyping(''), ' maya ');
    expect(wanted(typed)).toBe('maya');
    expect(wanted(ask(typed))).toBeUndefined();
    expect(wanted(arrive(ask(typed), 'maya'))).toBeUndefined();
  });

  it('keeps what is typed while the address is on its way', () => {
    const asked = ask(type(beginTyping(''), 'QUINN'));
    const further = type(asked, 'qqqqzzzz');
    const arrived = arrive(further, 'QUINN');
    expect(arrived.typed).toBe('qqqqzzzz');
    expect(wanted(arrived)).toBe('qqqqzzzz');
  });

  it('keeps it also where the first of two questions arrives late', () => {
    const both = ask(type(ask(type(beginTyping(''), 'a')), 'ab'));
    expect(arrive(both, 'a')).toEqual({ typed: 'ab', known: 'a', underWay: ['ab'] });
    expect(arrive(arrive(both, 'a'), 'ab')).toEqual(beginTyping('ab'));
  });

  it('takes over what comes from elsewhere', () => {
    const there = arrive(ask(type(beginTyping(''), 'maya')), 'maya');
    expect(arrive(there, '')).toEqual(beginTyping(''));
    expect(arrive(arrive(there, ''), 'maya')).toEqual(beginTyping('maya'));
  });

  it('asks to be empty again before it was ever answered', () => {
    const cleared = type(ask(type(beginTyping(''), 'a')), '');
    expect(wanted(cleared)).toBe('');
  });
});
