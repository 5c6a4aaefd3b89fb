import { describe, expect, it } from 'vitest';
import { dateText } from './date-text.ts';

function typeIn(keys: string): string {
  return [...keys].reduce((shown, key) => dateText(shown + key, shown), '');
}

describe('dateText', () => {
  it('sets the slashes while digits are typed', () => {
    expect(typeIn('06')).toBe('06/');
    expect(typeIn('06122027')).toBe('06/12/2027');
  });

  it('does not double a slash that was typed by hand', () => {
    expect(typeIn('06/12/2027')).toBe('06/12/2027');
  });

  it('fills up a one-digit month and day ended by a separator', () => {
    expect(typeIn('6/1/2027')).toBe('06/01/2027');
    expect(dateText('6-1-2027', '')).toBe('06/01/2027');
  });

  it('lets one delete over a slash', () => {
    expect(dateText('06/12', '06/12/')).toBe('06/12');
    expect(dateText('06', '06/')).toBe('06');
  });

  it('lets one mend a digit in the middle', () => {
    expect(dateText('0/12/2027', '06/12/2027')).toBe('0/12/2027');
    expect(dateText('07/12/2027', '0/12/2027')).toBe('07/12/2027');
  });

  it('drops letters and anything beyond the year', () => {
    expect(dateText('06/12/20279', '06/12/2027')).toBe('06/12/2027');
    expect(dateText('ab', '')).toBe('');
  });
});
