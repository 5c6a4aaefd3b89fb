import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { tagChanges } from './tag-changes.ts';
import { TAG_RULES } from './tag-rules.ts';
import { readTags, writeTags } from './tag-words.ts';

describe('a tag’s name', () => {
  it.each([
    ['Family', undefined],
    ['a'.repeat(40), undefined],
    ['👨‍👩‍👧'.repeat(40), undefined],
    ['a'.repeat(41), 'Must be 40 characters or less'],
    ['', 'Required'],
    ['\u200b', 'Required'],
    ['Family, close', 'A tag can’t have a comma or a semicolon.'],
    ['Family; close', 'A tag can’t have a comma or a semicolon.'],
  ])('%j: %s', (name, message) => {
    expect(validateFields({ name, color: 'GRAY' }, TAG_RULES).name).toBe(message);
  });
});

describe('tags in a cell', () => {
  it.each([
    ['', []],
    [' Family ', ['Family']],
    ['Family; Dancers', ['Family', 'Dancers']],
    ['Family, Dancers\nfamily;;', ['Family', 'Dancers']],
  ])('%j', (text, names) => {
    expect(readTags(text)).toEqual(names);
  });

  it('are read as they were written', () => {
    const name = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => {
      const { name: problem } = validateFields({ name: text, color: 'GRAY' }, TAG_RULES);
      return problem === undefined && text.trim() === text;
    });
    const names = fc.uniqueArray(name, { selector: (text) => text.toLowerCase(), maxLength: 10 });
    fc.assert(
      fc.property(names, (all) => {
        expect(readTags(writeTags(all))).toEqual(all);
      }),
    );
  });
});

it('whoever has a tag is put among those who keep it, everybody else among those who do not', () => {
  const people = [
    { uuid: 'ana', tags: [0, 1] },
    { uuid: 'tom', tags: [1] },
  ];
  expect(tagChanges([{ uuid: 'family' }, { uuid: 'dancers' }], people)).toEqual([
    { tagUuid: 'family', isOn: true, guestUuids: ['ana'] },
    { tagUuid: 'family', isOn: false, guestUuids: ['tom'] },
    { tagUuid: 'dancers', isOn: true, guestUuids: ['ana', 'tom'] },
  ]);
  expect(tagChanges([{ uuid: 'family' }], [])).toEqual([]);
});
