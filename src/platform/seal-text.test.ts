import { describe, expect, it } from 'vitest';
import { openSealedText, sealText } from './seal-text.ts';

describe('a sealed text', () => {
  it('is opened by the same secret for the same purpose, and never looks the same twice', () => {
    const sealed = sealText('secret', 'passcodes', 'peony-harbor-42 ♥');
    expect(openSealedText('secret', 'passcodes', sealed)).toBe('peony-harbor-42 ♥');
    expect(sealText('secret', 'passcodes', 'peony-harbor-42 ♥')).not.toBe(sealed);
    expect(sealed).not.toContain('peony');
  });

  it('stays shut for anything else', () => {
    const sealed = sealText('secret', 'passcodes', 'peony');
    expect(openSealedText('another', 'passcodes', sealed)).toBeUndefined();
    expect(openSealedText('secret', 'tokens', sealed)).toBeUndefined();
    const last = sealed.at(-1) === 'A' ? 'g' : 'A';
    expect(openSealedText('secret', 'passcodes', `${sealed.slice(0, -1)}${last}`)).toBeUndefined();
    for (const broken of ['', 'short', sealed.slice(4)])
      expect(openSealedText('secret', 'passcodes', broken)).toBeUndefined();
  });
});
