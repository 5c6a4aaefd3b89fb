import { describe, expect, it } from 'vitest';
import { typedDate } from '#base/typed-date.ts';
import { inquiryFromValues, NO_INQUIRY, valuesFromPreferences, withDay } from './inquiry-values.ts';

const occasion = {
  requestUuid: '00000000-0000-4000-8000-000000000001',
  storefrontUuids: ['00000000-0000-4000-8000-000000000002'],
  source: 'INQUIRY',
  category: 'wedding-photographers',
} as const;

const preferences = {
  weddingDate: '2027-06-12',
  flexible: false,
  guestCount: 120,
  location: { cityId: 7, label: 'Hudson, NY' },
  budgetMin: 270_000,
  budgetMax: 410_000,
  events: ['day-of' as const, 'engagement' as const],
  facets: [141],
  updatedAt: null,
};

describe('an inquiry', () => {
  it('begins with the answers of the last one', () => {
    expect(valuesFromPreferences(preferences, 'wedding-photographers')).toEqual({
      ...NO_INQUIRY,
      events: ['day-of', 'engagement'],
      weddingDate: '06/12/2027',
      guestCount: '120',
      city: { id: 7, name: 'Hudson', stateCode: 'NY' },
      budgetBand: '30-45',
      budgetMin: '2,700',
      budgetMax: '4,100',
      styles: ['141'],
    });
  });

  it('is sent as it was begun', () => {
    const values = { ...valuesFromPreferences(preferences, 'wedding-photographers'), message: 'Hello' };
    expect(
      inquiryFromValues(values, {
        ...occasion,
        storefrontUuids: [...occasion.storefrontUuids],
        question: 'WEDDING',
      }),
    ).toMatchObject({
      events: ['day-of', 'engagement'],
      weddingDate: '2027-06-12',
      guestCount: 120,
      cityId: 7,
      location: 'Hudson, NY',
      budgetMinCents: 270_000,
      budgetMaxCents: 410_000,
      optionIds: [141],
      message: 'Hello',
    });
  });

  it('says nothing of money where it is not asked', () => {
    const values = { ...NO_INQUIRY, budgetBand: '30-45', budgetMin: '100' };
    const sent = (question: 'NONE' | 'VENDOR') =>
      inquiryFromValues(values, { ...occasion, storefrontUuids: [...occasion.storefrontUuids], question });
    expect(sent('NONE')).toMatchObject({ budgetMinCents: null, budgetMaxCents: null });
    expect(sent('VENDOR')).toMatchObject({ budgetMinCents: 10_000, budgetMaxCents: null });
  });
});

describe('a free day starts an inquiry', () => {
  it('with that day, whatever was planned before', () => {
    const planned = valuesFromPreferences(preferences, 'wedding-photographers');
    expect(withDay(planned, typedDate('2027-09-18')).weddingDate).toBe('09/18/2027');
    expect(withDay(planned, typedDate(null))).toBe(planned);
    expect(withDay(planned, typedDate('2027-02-30'))).toBe(planned);
  });
});
