import { describe, expect, it } from 'vitest';
import { isQuickResponder, responseText, withinText } from './response-time.ts';

describe('withinText', () => {
  it.each([
    [1, 'within an hour'],
    [60, 'within an hour'],
    [61, 'within 2 hours'],
    [180, 'within 3 hours'],
    [1_439, 'within 24 hours'],
    [1_440, 'within a day'],
    [1_441, 'within 2 days'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(withinText(minutes)).toBe(text);
  });
});

describe('responseText', () => {
  it('names the sample it rests on', () => {
    expect(responseText({ receivedCount: 24, answeredCount: 23, medianMinutes: 170 })).toEqual({
      usually: 'Usually answers within 3 hours',
      sample: '24 inquiries in the last 90 days',
    });
  });

  it('does not call usual what happens less often than three times in four', () => {
    expect(responseText({ receivedCount: 10, answeredCount: 6, medianMinutes: 60 })?.usually).toBe(
      'Answers 6 in 10 inquiries, usually within an hour',
    );
    expect(responseText({ receivedCount: 8, answeredCount: 0, medianMinutes: null })?.usually).toBe(
      'Seldom answers',
    );
  });

  it('says nothing about too few inquiries', () => {
    expect(responseText({ receivedCount: 4, answeredCount: 4, medianMinutes: 5 })).toBeUndefined();
    expect(responseText(null)).toBeUndefined();
  });
});

describe('a quick responder', () => {
  it('has five inquiries, answers nine in ten, half of them within a day', () => {
    const quick = { receivedCount: 10, answeredCount: 9, medianMinutes: 1_440 };
    expect(isQuickResponder(quick)).toBe(true);
    expect(isQuickResponder({ ...quick, answeredCount: 8 })).toBe(false);
    expect(isQuickResponder({ ...quick, medianMinutes: 1_441 })).toBe(false);
    expect(isQuickResponder({ receivedCount: 4, answeredCount: 4, medianMinutes: 5 })).toBe(false);
  });
});
