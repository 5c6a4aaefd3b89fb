import type { GuestKind } from '../rules/household-choices.ts';

/** What a household said together; without it chance decides for each of them. */
export type PlannedAnswer = 'COMING' | 'CANNOT' | 'OPEN';
type HouseholdShape = { people: readonly (GuestKind | 'GUEST')[]; answer?: PlannedAnswer };
export type ListShape = {
  households: readonly (HouseholdShape & { count: number })[];
  /** How long before the wedding replies end. */
  closesDaysBefore: number;
};

const SINGLE = ['ADULT'] as const;
const COUPLE = ['ADULT', 'ADULT'] as const;
const WITH_GUEST = ['ADULT', 'GUEST'] as const;
const FAMILY = ['ADULT', 'ADULT', 'CHILD', 'CHILD'] as const;

/** 62 households, 140 people, and all the time in the world. */
export const EARLY_LIST: ListShape = {
  closesDaysBefore: 30,
  households: [
    { count: 12, people: SINGLE },
    { count: 12, people: WITH_GUEST },
    { count: 20, people: COUPLE },
    { count: 10, people: ['ADULT', 'ADULT', 'CHILD'] },
    { count: 6, people: FAMILY },
    { count: 2, people: ['ADULT', 'ADULT', 'CHILD', 'CHILD', 'INFANT'] },
  ],
};

/** 148 people the day before replies end: 104 come, 19 cannot, 25 have not said. */
export const CLOSING_LIST: ListShape = {
  closesDaysBefore: 23,
  households: [
    { count: 40, people: COUPLE, answer: 'COMING' },
    { count: 6, people: FAMILY, answer: 'COMING' },
    { count: 8, people: COUPLE, answer: 'CANNOT' },
    { count: 3, people: SINGLE, answer: 'CANNOT' },
    { count: 8, people: COUPLE, answer: 'OPEN' },
    { count: 3, people: WITH_GUEST, answer: 'OPEN' },
    { count: 3, people: SINGLE, answer: 'OPEN' },
  ],
};

/** 130 people, and everybody has answered. */
export const ANSWERED_LIST: ListShape = {
  closesDaysBefore: 30,
  households: [
    { count: 38, people: COUPLE, answer: 'COMING' },
    { count: 8, people: FAMILY, answer: 'COMING' },
    { count: 6, people: SINGLE, answer: 'COMING' },
    { count: 8, people: COUPLE, answer: 'CANNOT' },
  ],
};
