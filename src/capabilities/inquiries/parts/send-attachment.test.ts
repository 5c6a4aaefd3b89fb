import { describe, expect, it } from 'vitest';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { shortName } from './send-attachment.ts';

describe('shortName', () => {
  it('leaves a name alone that fits', () => {
    expect(shortName('contract.pdf')).toBe('contract.pdf');
  });

  it('keeps the ending of a name that is too long', () => {
    const short = shortName(`${'plan of the barn '.repeat(20)}.pdf`);
    expect(short).toHaveLength(ATTACHMENT_LIMITS.nameLength);
    expect(short).toMatch(/^plan of .*….pdf$/);
  });

  it('cuts a long name without an ending', () => {
    expect(shortName('x'.repeat(300))).toHaveLength(ATTACHMENT_LIMITS.nameLength);
  });
});
