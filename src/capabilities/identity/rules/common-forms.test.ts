import { describe, expect, it } from 'vitest';
import { commonForms, listedForm } from './common-forms.ts';

describe('a password is looked up', () => {
  it('in lower case, without signs, and without what stands around its word', () => {
    expect(commonForms('12-Sunshine!99')).toEqual(
      expect.arrayContaining(['12-sunshine!99', '12sunshine99', 'sunshine']),
    );
  });

  it('with letters for their stand-ins', () => {
    expect(commonForms('B@$ketb4ll')).toContain('basketball');
  });

  it('only as what the list can hold: eight characters or more', () => {
    expect(commonForms('Dragon-27')).not.toContain('dragon');
    expect(listedForm('dragon')).toBeUndefined();
    expect(listedForm('DragonFly')).toBe('dragonfly');
    // Of the second plane: eight of them are sixteen units.
    expect(listedForm('💍💍💍💍')).toBeUndefined();
  });
});
