import { describe, expect, it } from 'vitest';
import { fileRefusal, fileSizeText } from './file-refusal.ts';

const file = (name: string, type: string, text = 'x') => new File([text], name, { type });

describe('fileRefusal', () => {
  it('knows types, families of types and endings', () => {
    const accept = ['image/*', 'application/pdf', '.csv'];
    expect(fileRefusal(file('a.png', 'image/png'), { accept })).toBeUndefined();
    expect(fileRefusal(file('a.pdf', 'application/pdf'), { accept })).toBeUndefined();
    expect(fileRefusal(file('GUESTS.CSV', ''), { accept })).toBeUndefined();
    expect(fileRefusal(file('a.exe', 'application/x-msdownload'), { accept })).toMatch('isn’t supported');
    expect(fileRefusal(file('a.exe', ''), { accept, wrongKind: 'Attach a PDF.' })).toBe('Attach a PDF.');
  });

  it('refuses what is empty or too large', () => {
    expect(fileRefusal(file('a.png', 'image/png', ''), {})).toMatch('empty');
    expect(fileRefusal(file('a.png', 'image/png', 'xxx'), { maxBytes: 2 })).toMatch('larger than 2 B');
  });
});

it('writes sizes as people read them', () => {
  expect([500, 2048, 2 * 1024 * 1024, 2.44 * 1024 * 1024, 40 * 1024 * 1024].map(fileSizeText)).toEqual([
    '500 B',
    '2 KB',
    '2 MB',
    '2.4 MB',
    '40 MB',
  ]);
});
