import { describe, expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { boardCounts } from './board-counts.ts';
import { BOARD_NAME_RULES, FAVORITE_NOTE_RULES } from './board-rules.ts';
import { readComparedUuids } from './compared-uuids.ts';
import { defaultBoardName } from './default-board-name.ts';
import { facetGroups } from './facet-groups.ts';
import { isNameTaken } from './is-name-taken.ts';
import { greetsSpecially, isGreeted, savedWords } from './saved-words.ts';
import { authorText, isYours, othersOf, savedByText, withYou } from './saver-words.ts';

it('a board has a name, and a favorite a note if they like', () => {
  expect(validateFields({ name: 'x'.repeat(60) }, BOARD_NAME_RULES)).toEqual({});
  expect(validateFields({ name: ' ' }, BOARD_NAME_RULES)).toEqual({ name: 'Required' });
  expect(validateFields({ name: 'x'.repeat(61) }, BOARD_NAME_RULES)).toEqual({
    name: 'Must be 60 characters or less',
  });
  expect(validateFields({ note: '' }, FAVORITE_NOTE_RULES)).toEqual({});
  expect(validateFields({ note: 'x'.repeat(501) }, FAVORITE_NOTE_RULES)).toEqual({
    note: 'Must be 500 characters or less',
  });
});

describe('the name of the default board', () => {
  it('steps aside where it is taken', () => {
    expect(defaultBoardName([])).toBe('Favorites');
    expect(defaultBoardName(['FAVORITES', 'Barns'])).toBe('Favorites 2');
    expect(defaultBoardName(['favorites', 'favorites 2'])).toBe('Favorites 3');
  });
});

describe('a board’s name', () => {
  it('is taken whatever its capitals, but never by the board itself', () => {
    const boards = [{ uuid: 'a', name: 'Barns' }];
    expect(isNameTaken(boards, 'BARNS')).toBe(true);
    expect(isNameTaken(boards, 'barns', 'a')).toBe(false);
    expect(isNameTaken(boards, 'Mills')).toBe(false);
  });
});

describe('counts of a board', () => {
  it.each([
    [{ storefrontCount: 0, photoCount: 0 }, 'Nothing here yet'],
    [{ storefrontCount: 1, photoCount: 0 }, '1 vendor'],
    [{ storefrontCount: 0, photoCount: 2 }, '2 photos'],
    [{ storefrontCount: 12, photoCount: 1 }, '12 vendors · 1 photo'],
  ])('%o: %s', (counts, text) => {
    expect(boardCounts(counts)).toBe(text);
  });
});

describe('the words for a saved vendor', () => {
  const saved = { vendorName: 'Mill Barn', storefrontUuid: 'b' };

  it('greet the first and the second', () => {
    expect(savedWords({ ...saved, earlier: [], isSpecialOn: true })).toMatchObject({
      message: expect.stringContaining('Mill Barn is your first favorite!'),
      link: { kind: 'board' },
    });
    expect(savedWords({ ...saved, earlier: ['a'], isSpecialOn: true }).link).toEqual({
      kind: 'compare',
      storefrontUuids: ['a', 'b'],
    });
  });

  it('are plain for every other, and where the greeting is off', () => {
    const plain = { message: 'Saved Mill Barn to your favorites.', link: { kind: 'board' } };
    expect(savedWords({ ...saved, earlier: ['a', 'c'], isSpecialOn: true })).toEqual(plain);
    expect(savedWords({ ...saved, earlier: [], isSpecialOn: false })).toEqual(plain);
    expect(savedWords({ ...saved, earlier: ['a'], isSpecialOn: false })).toEqual(plain);
  });
});

describe('the experiment favoriteToasts', () => {
  it('changes something: its control keeps the special words back', () => {
    expect(greetsSpecially(true, 'TEST-0')).toBe(false);
    expect(greetsSpecially(true, 'TEST-1')).toBe(true);
  });

  it('leaves it to the flag for whoever is not in it', () => {
    expect(greetsSpecially(true, 'NOT_IN_TEST')).toBe(true);
    expect(greetsSpecially(false, 'TEST-1')).toBe(false);
  });

  it('is about the first two favorites', () => {
    expect([[], ['a'], ['a', 'b']].map(isGreeted)).toEqual([true, true, false]);
  });
});

describe('whose hearts are on it', () => {
  const [you, jonah, gone] = [
    { name: 'Maya', isYou: true },
    { name: 'Jonah', isYou: false },
    { name: '', isYou: false },
  ];

  it('is said with the reader first', () => {
    expect(savedByText([jonah])).toBe('Saved by Jonah');
    expect(savedByText([jonah, you])).toBe('Saved by you & Jonah');
    expect(savedByText([gone])).toBe('Saved by someone who planned with you');
    expect(authorText(you)).toBe('You');
    expect(authorText(jonah)).toBe('Jonah');
  });

  it('changes with a press of one’s own heart alone', () => {
    expect(isYours([jonah])).toBe(false);
    expect(withYou([jonah]).map(({ isYou }) => isYou)).toEqual([false, true]);
    expect(withYou([you]).filter(({ isYou }) => isYou)).toHaveLength(1);
    expect(othersOf([you, jonah])).toEqual([jonah]);
  });
});

describe('an address that compares', () => {
  const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

  it('names up to four vendors, each once, and nothing else', () => {
    expect(readComparedUuids('')).toEqual([]);
    expect(readComparedUuids(`junk, ${uuid(1)},${uuid(1).toUpperCase()},' or 1=1 --,${uuid(2)}`)).toEqual([
      uuid(1),
      uuid(2),
    ]);
    expect(readComparedUuids([1, 2, 3, 4, 5].map(uuid).join(','))).toHaveLength(4);
  });
});

describe('choices by facet', () => {
  it('come in the category’s own order, without what nobody chose and without strangers', () => {
    const [first, second] = facetRootsOf('wedding-venues');
    const last = second?.options.at(-1);
    const one = first?.options[0];
    expect(facetGroups('wedding-venues', [last?.id ?? 0, one?.id ?? 0, 987_654])).toEqual([
      { key: first?.key, label: first?.label, options: [one?.label] },
      { key: second?.key, label: second?.label, options: [last?.label] },
    ]);
    expect(facetGroups('wedding-venues', [])).toEqual([]);
  });
});
