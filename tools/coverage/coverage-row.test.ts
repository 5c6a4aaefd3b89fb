import { describe, expect, it } from 'vitest';
import { codeOf, filesIn, namedIn, readCoverageRows } from './coverage-row.ts';

const HEADING = '| item | status | where it lives | proved by |\n| --- | --- | --- | --- |';

describe('readCoverageRows', () => {
  it('reads rows and leaves headings, rules and text alone', () => {
    const document = `Text | with a bar.\n\n${HEADING}\n| a \\| b | done | \`src/a.ts\` | \`src/a.test.ts\` |`;
    expect(readCoverageRows(document)).toEqual([
      { item: 'a | b', status: 'done', where: '`src/a.ts`', proof: '`src/a.test.ts`' },
    ]);
  });

  it('throws on a row with a cell too few or too many', () => {
    expect(() => readCoverageRows(`${HEADING}\n| a | done | b |`)).toThrow('Not a row');
    expect(() => readCoverageRows(`${HEADING}\n| a | b | done | c | d |`)).toThrow('Not a row');
  });
});

describe('filesIn', () => {
  it('finds paths of the repository and nothing else', () => {
    expect(filesIn('`src/a.ts` · `e2e/b.spec.ts` (`GET /web-api`, `cookie`)')).toEqual([
      'src/a.ts',
      'e2e/b.spec.ts',
    ]);
  });
});

describe('namedIn', () => {
  it('knows a name from its file', () => {
    expect(namedIn('`src/a.ts#asked` · `src/b.ts`')).toEqual([
      { file: 'src/a.ts', name: 'asked' },
      { file: 'src/b.ts', name: undefined },
    ]);
    expect(filesIn('`src/a.ts#asked`')).toEqual(['src/a.ts']);
  });
});

describe('codeOf', () => {
  it('is what the item begins with, in backticks', () => {
    expect(codeOf('`GET /a/{id}` with words')).toBe('GET /a/{id}');
    expect(codeOf('a `word` inside')).toBeUndefined();
  });
});
