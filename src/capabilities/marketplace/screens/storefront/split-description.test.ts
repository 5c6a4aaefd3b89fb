import { describe, expect, it } from 'vitest';
import { splitDescription } from './split-description.ts';

const paragraph = (letter: string, length: number) => letter.repeat(length);

describe('a description', () => {
  it('is shown whole while it is short', () => {
    expect(splitDescription('One.\n\nTwo.')).toEqual({ lead: ['One.', 'Two.'], rest: [] });
    expect(splitDescription('')).toEqual({ lead: [], rest: [] });
  });

  it('folds what comes after the first ten lines', () => {
    const text = [paragraph('a', 400), paragraph('b', 400), paragraph('c', 300)].join('\n\n');
    expect(splitDescription(text)).toEqual({
      lead: [paragraph('a', 400), paragraph('b', 400)],
      rest: [paragraph('c', 300)],
    });
  });

  it('folds nothing for the sake of two lines', () => {
    const text = [paragraph('a', 800), paragraph('b', 100)].join('\n');
    expect(splitDescription(text).rest).toEqual([]);
  });
});
