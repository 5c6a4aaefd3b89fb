/** What somebody cannot eat, in the order it is asked. */
export const DIETS = [
  'VEGETARIAN',
  'VEGAN',
  'GLUTEN',
  'DAIRY',
  'NUTS',
  'EGGS',
  'FISH',
  'SHELLFISH',
  'SOY',
  'SESAME',
  'PORK',
  'KOSHER',
  'HALAL',
] as const;
export type Diet = (typeof DIETS)[number];

/** As the couple, the kitchen and the reply desk read it. */
export const DIET_LABELS: Readonly<Record<Diet, string>> = {
  VEGETARIAN: 'Vegetarian',
  VEGAN: 'Vegan',
  GLUTEN: 'No gluten',
  DAIRY: 'No dairy',
  NUTS: 'No nuts',
  EGGS: 'No eggs',
  FISH: 'No fish',
  SHELLFISH: 'No shellfish',
  SOY: 'No soy',
  SESAME: 'No sesame',
  PORK: 'No pork',
  KOSHER: 'Kosher',
  HALAL: 'Halal',
};

/** What somebody needs to be comfortable. */
export const NEEDS = ['STEP_FREE', 'QUIET', 'HIGH_CHAIR', 'NEAR_EXIT', 'SIGN_LANGUAGE'] as const;
export type Need = (typeof NEEDS)[number];

export const NEED_LABELS: Readonly<Record<Need, string>> = {
  STEP_FREE: 'Step-free way in',
  QUIET: 'Quieter seat',
  HIGH_CHAIR: 'High chair',
  NEAR_EXIT: 'Seat near an exit',
  SIGN_LANGUAGE: 'Sign language',
};

/** What a kitchen and whoever seats them have to know of somebody. */
export type GuestCare = { diets: Diet[]; dietNote: string; needs: Need[] };

export const NO_CARE: GuestCare = { diets: [], dietNote: '', needs: [] };

export function needsCare({ diets, dietNote, needs }: GuestCare): boolean {
  return diets.length > 0 || dietNote !== '' || needs.length > 0;
}

/** 'Vegan, No nuts, only cooked fish, High chair' */
export function careText({ diets, dietNote, needs }: GuestCare): string {
  const words = [
    ...diets.map((diet) => DIET_LABELS[diet]),
    dietNote,
    ...needs.map((need) => NEED_LABELS[need]),
  ];
  return words.filter(Boolean).join(', ');
}

/** What a person’s words about food may have. */
export const LONGEST_DIET_NOTE = 250;
