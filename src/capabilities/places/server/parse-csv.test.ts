import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

describe('parseCsv', () => {
  it('names the cells by the header, empty ones included', () => {
    expect(parseCsv('name,population\nHudson,5894\nAgat,\n')).toEqual([
      { name: 'Hudson', population: '5894' },
      { name: 'Agat', population: '' },
    ]);
  });

  it('reads quotes where a file has them', () => {
    expect(parseCsv('name,note\n"Hudson, NY","a ""quote"""\nAgat,\n')).toEqual([
      { name: 'Hudson, NY', note: 'a "quote"' },
      { name: 'Agat', note: '' },
    ]);
  });

  it('reads both line ends, and a header alone', () => {
    expect(parseCsv('name\r\nHudson\r\n')).toEqual([{ name: 'Hudson' }]);
    expect(parseCsv('name\n')).toEqual([]);
  });
});
