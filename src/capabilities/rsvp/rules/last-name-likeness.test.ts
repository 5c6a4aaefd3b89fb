import { expect, it } from 'vitest';
import { lastNameLikeness } from './last-name-likeness.ts';
import { foldPersonName } from './name-fold.ts';
import { foldedName } from './typed-name.ts';

const name = (text: string) => foldedName(foldPersonName(text));

it.each([
  ['Smith', 'Smith', 1],
  ['O Hara', 'O’Hara', 1],
  ['Delacruz', 'de la Cruz', 1],
  ['Smith Jones', 'Smith-Jones', 1],
  ['Smyth', 'Smith', 0.84],
  ['Mueller', 'Müller', 0.84],
  ['Smiht', 'Smith', 0.84],
  ['Smtih', 'Smith', 0.84],
  ['Smyht', 'Smith', 0],
  ['Whitakre', 'Whitaker', 0.84],
  ['Witakre', 'Whitaker', 0.74],
  ['Wtakre', 'Whitaker', 0],
  ['Lei', 'Lee', 0],
  ['Leee', 'Lee', 0],
  ['Eel', 'Lee', 0],
  ['Ele', 'Lee', 0.84],
  ['Lai', 'Ali', 0],
  ['Ul', 'Lu', 0],
  ['中田', '田中', 0],
  ['Chan', 'Chen', 0],
  ['Meier', 'Meyer', 0.84],
  ['García', 'García López', 0.9],
  ['Lopez', 'García López', 0.9],
  ['García López', 'García', 0.9],
  ['Lopes', 'García López', 0],
  ['Cruz', 'de la Cruz', 0.9],
  ['del', 'del Rio', 0],
  ['Vega Chen Kim Cruz', 'Cruz', 0],
  ['Шевченко', 'Шевченко', 1],
  ['Шевчено', 'Шевченко', 0.84],
  ['', 'Smith', 0],
  [`${'ab'.repeat(32)}c`, `${'ab'.repeat(32)}d`, 0],
])('%j for %j is worth %d', (typed, listed, likeness) => {
  expect(lastNameLikeness(name(typed), name(listed), { isForgiving: true })).toBe(likeness);
});

it.each([
  ['Smith', 'Smith', 1],
  ['Smyth', 'Smith', 0],
  ['Lopez', 'García López', 0.9],
])('%j for %j is worth %d where no mistake is forgiven', (typed, listed, likeness) => {
  expect(lastNameLikeness(name(typed), name(listed), { isForgiving: false })).toBe(likeness);
});
