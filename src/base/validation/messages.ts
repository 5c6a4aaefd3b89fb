/** Every text the validation rules show, letter for letter as specified, typographic signs included. */
export const MESSAGES = {
  required: 'Required',
  optionRequired: 'At least one option must be selected',
  chooseAtLeastOne: 'Please choose at least one.',
  locationRequired: 'Please enter a location',
  guestCountRequired: 'Give your guest count to continue. Guesses welcome!',
  guestCountTooLarge: 'Please enter a smaller number',
  dollarAmount: 'Invalid dollar amount.',
  date: 'Invalid date',
  dateTooEarly: 'Date cannot be before 2012',
  futureDateUnreadable: 'Hmm… this does not look like a valid date.',
  futureDatePast: 'Hmm… this looks like a past date.',
  stateCode: 'Invalid state/territory code',
  number: 'Invalid number',
  greaterThanZero: 'Please enter a number greater than zero.',
  zeroOrGreater: 'Please enter a number greater than or equal to zero.',
  couplePassword:
    'Password must be at least 8 characters long, and include at least 1 uppercase letter, 1 lowercase letter, 1 number and 1 symbol.',
  vendorPassword: 'Password must be at least 8 characters long',
  email: 'Invalid email address',
  time: 'Invalid time',
  zip: 'Invalid zip code',
  phone: 'Invalid phone number',
  usPhone: 'Enter a valid U.S. phone number.',
  slug: "Use letters, numbers, hyphens and underscores; it can't start or end with a hyphen or underscore.",
  emoji: 'Please remove any emoji characters',
  webAddress: 'Please enter a valid web address.',
  instagramHandle: 'Must be a valid Instagram handle',
  videoLink: "Something's wrong! Check your link.",
  fullName: 'Must include both first name and last name',
  /** Spelled so. */
  userIdMissing: 'Missig userId',
  targetBudgetRequired: 'How much does your average couple typically spend with you?',
  optionalBudgetHint: "Optional! If this number isn't helpful to you, feel free to leave it blank.",
  available: 'That one is available',
} as const;

export function dateTooLateMessage(year: number): string {
  return `Date cannot be after ${year}`;
}

export function numberInRangeMessage(min: number, max: number): string {
  return `Please enter a number between ${grouped(min)} and ${grouped(max)}`;
}

export function numberLessThanMessage(limit: number): string {
  return `Please enter a number less than ${grouped(limit)}`;
}

export function maxLengthMessage(max: number): string {
  return `Must be ${max} characters or less`;
}

export function minLengthMessage(min: number): string {
  return `Must be at least ${min} characters`;
}

export function textareaMinimumMessage(min: number): string {
  return `Minimum ${min} characters`;
}

export function bannedNamesMessage(names: readonly string[]): string {
  return `Please remove references to ${names.join(', ')}.`;
}

export function contactEmailMessage(match: string): string {
  return `Email addresses aren’t allowed. Remove ${match} to continue.`;
}

// The texts for links and phones are specified up to 'Remove...'; they are read as going on like the one for e-mail.
export function contactLinkMessage(match: string): string {
  return `Links to other websites or services aren’t allowed. Remove ${match} to continue.`;
}

export function contactPhoneMessage(match: string): string {
  return `Phone and other personal numbers aren’t allowed. Remove ${match} to continue.`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
