import { describe, expect, it } from 'vitest';
import { coupleDisplayName, hasEmptyOrPlaceholderNames, isPlaceholderName } from './couple-names.ts';

const couple = (primaryFirstName: string, partnerFirstName: string) => ({
  primaryFirstName,
  primaryLastName: '',
  partnerFirstName,
  partnerLastName: '',
});

describe('isPlaceholderName', () => {
  it.each([
    '',
    '  ',
    'Partner',
    'PARTNER',
    'your partner',
    'TBD',
    'n/a',
    '???',
    '--',
    'xx',
    'First Name',
    'Fiancé',
  ])('takes %j for no name', (name) => expect(isPlaceholderName(name)).toBe(true));

  it.each(['Maya', 'Jo', 'Bo', 'Ng', 'مريم', '美咲', 'Zoë', 'Partnerson', 'X'])(
    'takes %j for a name',
    (name) => expect(isPlaceholderName(name)).toBe(false),
  );
});

describe('coupleDisplayName', () => {
  it('joins both first names', () => expect(coupleDisplayName(couple('Maya', 'Jonah'))).toBe('Maya & Jonah'));
  it('shows one while the other is unknown', () => {
    expect(coupleDisplayName(couple('Maya', ''))).toBe('Maya');
    expect(coupleDisplayName(couple('TBD', 'Jonah'))).toBe('Jonah');
  });
  it('is empty without a name', () => expect(coupleDisplayName(couple('', 'partner'))).toBe(''));
});

describe('hasEmptyOrPlaceholderNames', () => {
  it('is true only while there is nothing to show', () => {
    expect(hasEmptyOrPlaceholderNames(couple('', ''))).toBe(true);
    expect(hasEmptyOrPlaceholderNames(couple('Me', 'You'))).toBe(true);
    expect(hasEmptyOrPlaceholderNames(couple('Maya', ''))).toBe(false);
  });
});
