import { describe, expect, it } from 'vitest';
import { DESCRIPTION } from './common-sections.data.ts';
import { releasedBy, screenSection } from './screen-section.ts';

const found = (description: string, fine: string[] = []) =>
  screenSection(DESCRIPTION, { description }, fine).map(({ kind, match }) => `${kind}: ${match}`);

describe('what a person of ours has let pass', () => {
  it('passes from then on, in this text and in a longer one', () => {
    const text = 'We had a stall at 845 555 0134 Main.';
    expect(found(text)).toEqual(['contact: 845 555 0134']);
    expect(found(`${text} And a band.`, ['845 555 0134'])).toEqual([]);
  });

  it('hides nothing that comes after it', () => {
    const text = 'Our house is called 845 555 0134. Call 212 555 0187, or see WeddingWire and Bridebook.';
    const fine = ['845 555 0134', ...releasedBy({ kind: 'competitor', match: 'WeddingWire' })];
    expect(found(text, fine)).toEqual(['contact: 212 555 0187', 'competitor: Bridebook']);
  });
});
