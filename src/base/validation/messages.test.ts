import { describe, expect, it } from 'vitest';
import {
  bannedNamesMessage,
  contactEmailMessage,
  contactLinkMessage,
  contactPhoneMessage,
  dateTooLateMessage,
  MESSAGES,
  maxLengthMessage,
  minLengthMessage,
  numberInRangeMessage,
  numberLessThanMessage,
  textareaMinimumMessage,
} from './messages.ts';

describe('fixed messages, letter for letter', () => {
  it.each([
    [MESSAGES.required, 'Required'],
    [MESSAGES.optionRequired, 'At least one option must be selected'],
    [MESSAGES.chooseAtLeastOne, 'Please choose at least one.'],
    [MESSAGES.locationRequired, 'Please enter a location'],
    [MESSAGES.guestCountRequired, 'Give your guest count to continue. Guesses welcome!'],
    [MESSAGES.guestCountTooLarge, 'Please enter a smaller number'],
    [MESSAGES.dollarAmount, 'Invalid dollar amount.'],
    [MESSAGES.date, 'Invalid date'],
    [MESSAGES.dateTooEarly, 'Date cannot be before 2012'],
    [MESSAGES.futureDateUnreadable, 'Hmm\u2026 this does not look like a valid date.'],
    [MESSAGES.futureDatePast, 'Hmm\u2026 this looks like a past date.'],
    [MESSAGES.stateCode, 'Invalid state/territory code'],
    [MESSAGES.number, 'Invalid number'],
    [MESSAGES.greaterThanZero, 'Please enter a number greater than zero.'],
    [MESSAGES.zeroOrGreater, 'Please enter a number greater than or equal to zero.'],
    [
      MESSAGES.couplePassword,
      'Password must be at least 8 characters long, and include at least 1 uppercase letter, 1 lowercase letter, 1 number and 1 symbol.',
    ],
    [MESSAGES.vendorPassword, 'Password must be at least 8 characters long'],
    [MESSAGES.email, 'Invalid email address'],
    [MESSAGES.time, 'Invalid time'],
    [MESSAGES.zip, 'Invalid zip code'],
    [MESSAGES.phone, 'Invalid phone number'],
    [MESSAGES.usPhone, 'Enter a valid U.S. phone number.'],
    [MESSAGES.emoji, 'Please remove any emoji characters'],
    [MESSAGES.webAddress, 'Please enter a valid web address.'],
    [MESSAGES.instagramHandle, 'Must be a valid Instagram handle'],
    [MESSAGES.videoLink, 'Something\u0027s wrong! Check your link.'],
    [MESSAGES.fullName, 'Must include both first name and last name'],
    [MESSAGES.userIdMissing, 'Missig userId'],
    [MESSAGES.targetBudgetRequired, 'How much does your average couple typically spend with you?'],
    [
      MESSAGES.optionalBudgetHint,
      'Optional! If this number isn\u0027t helpful to you, feel free to leave it blank.',
    ],
    [MESSAGES.available, 'That one is available'],
  ])('%s', (message, text) => {
    expect(message).toBe(text);
  });
});

describe('messages with a value', () => {
  it.each([
    [dateTooLateMessage(2036), 'Date cannot be after 2036'],
    [
      numberInRangeMessage(-10_000_000, 10_000_000),
      'Please enter a number between -10,000,000 and 10,000,000',
    ],
    [numberInRangeMessage(0.5, 9), 'Please enter a number between 0.5 and 9'],
    [numberLessThanMessage(100), 'Please enter a number less than 100'],
    [maxLengthMessage(1000), 'Must be 1000 characters or less'],
    [minLengthMessage(50), 'Must be at least 50 characters'],
    [textareaMinimumMessage(200), 'Minimum 200 characters'],
    [bannedNamesMessage(['Joy']), 'Please remove references to Joy.'],
    [bannedNamesMessage(['Joy', 'Minted']), 'Please remove references to Joy, Minted.'],
    [contactEmailMessage('a@b.co'), 'Email addresses aren\u2019t allowed. Remove a@b.co to continue.'],
    [
      contactLinkMessage('@ana'),
      'Links to other websites or services aren\u2019t allowed. Remove @ana to continue.',
    ],
    [contactPhoneMessage('1'), 'Phone and other personal numbers aren\u2019t allowed. Remove 1 to continue.'],
  ])('%s', (message, text) => {
    expect(message).toBe(text);
  });
});
