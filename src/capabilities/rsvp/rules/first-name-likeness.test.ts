import { expect, it } from 'vitest';
import { firstNameLikeness } from './first-name-likeness.ts';
import { foldPersonName } from './name-fold.ts';
import { foldedName } from './typed-name.ts';

const name = (text: string) => foldedName(foldPersonName(text));

it.each([
  ['Ana', 'Ana', 1],
  ['Anne Marie', 'Anne-Marie', 1],
  ['Annemarie', 'Anne-Marie', 1],
  ['Bob', 'Robert', 0.95],
  ['Robert', 'Bob', 0.95],
  ['Steven', 'Stephen', 0.95],
  ['Pepe', 'José María', 0.95],
  ['José', 'José María', 0.9],
  ['José María', 'José', 0.9],
  ['John R.', 'John Robert', 0.9],
  ['José Luis', 'José María', 0],
  ['Kat', 'Katinka', 0.9],
  ['Ka', 'Katinka', 0],
  ['Eli', 'Elise', 0],
  ['J', 'John', 0.7],
  ['John', 'J.', 0.7],
  ['J', 'Ana', 0],
  ['Jhon', 'John', 0.85],
  ['Ravu', 'Ravi', 0.85],
  ['Emkea', 'Emeka', 0.85],
  ['Alejnadraa', 'Alejandra', 0.72],
  ['Mila', 'Lila', 0],
  ['Mei', 'Mai', 0],
  ['Jo', 'Bo', 0],
  ['美', '美咲', 0],
  ['美美', '美咲', 0],
  ['지민', '지민', 1],
  ['지미', '지민', 0],
  ['Саша', 'Александра', 0.95],
  ['Олнеа', 'Олена', 0.85],
  ['', 'Ana', 0],
])('%j for %j is worth %d', (typed, listed, likeness) => {
  expect(firstNameLikeness(name(typed), name(listed))).toBe(likeness);
});
