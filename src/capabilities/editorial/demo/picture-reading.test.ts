import { describe, expect, it } from 'vitest';
import { familyOf, isOfADay, photoSubjectOf, settingOf, stylesOfPlaces } from './picture-reading.ts';

describe('the color family of a picture', () => {
  it('is its palette, or the name several palettes share', () => {
    expect(familyOf({ palette: 'blush' })).toBe('blush');
    expect(familyOf({ palette: 'butter' })).toBe(familyOf({ palette: 'sunset' }));
    expect(familyOf({ palette: 'coast' })).toBeUndefined();
  });
});

describe('an album', () => {
  it('shows the day, not the tools of those who worked on it', () => {
    expect(isOfADay({ categories: ['wedding-photographers'], subject: 'rings macro' })).toBe(true);
    expect(isOfADay({ categories: ['wedding-photographers'], subject: 'vintage camera' })).toBe(false);
    expect(isOfADay({ categories: ['wedding-planners'], subject: 'planning desk' })).toBe(false);
    expect(isOfADay({ categories: ['paper'], subject: 'menu design' })).toBe(false);
  });

  it.each([
    ['wedding-venues', 'beach ceremony', 'ceremony'],
    ['wedding-venues', 'ballroom reception', 'place'],
    ['wedding-catering', 'place setting', 'table'],
    ['wedding-cakes-desserts', 'dessert table', 'cake'],
    ['wedding-hair-makeup', 'dressing table', 'beauty'],
    ['wedding-planners', 'guest favours', 'details'],
  ])('%s, %s is filed under %s', (category, subject, expected) => {
    expect(photoSubjectOf({ categories: [category], subject })).toBe(expected);
  });
});

describe('the setting of a wedding', () => {
  it('is what its pictures show', () => {
    expect(settingOf(['beach ceremony'], 'summer', [])).toBe('OUTDOOR');
    expect(settingOf(['ballroom reception'], 'summer', ['garden'])).toBe('INDOOR');
    expect(settingOf(['garden ceremony arch', 'barn reception'], 'summer', [])).toBe('BOTH');
  });

  it('is what the season and the styles suggest where no place is shown', () => {
    expect(settingOf([], 'winter', ['garden'])).toBe('INDOOR');
    expect(settingOf([], 'spring', ['garden'])).toBe('OUTDOOR');
    expect(settingOf([], 'summer', [])).toBe('OUTDOOR');
    expect(settingOf([], 'autumn', ['classic'])).toBe('BOTH');
  });

  it('never leaves guests under the sky alone in winter', () => {
    expect(settingOf(['rooftop dinner'], 'winter', [])).toBe('BOTH');
  });
});

describe('the styles of a place', () => {
  it('come from what is seen of it, at most two', () => {
    expect(stylesOfPlaces(['beach ceremony'])).toEqual(['coastal']);
    expect(stylesOfPlaces(['barn reception', 'beach ceremony', 'ballroom reception'])).toEqual([
      'coastal',
      'rustic',
    ]);
    expect(stylesOfPlaces(['fresh pasta'])).toEqual([]);
  });
});
