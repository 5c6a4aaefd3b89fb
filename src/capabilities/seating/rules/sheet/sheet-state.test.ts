import { describe, expect, it } from 'vitest';
import { printedPerson, printedPlan, roundTable, seatInOrder } from '../../testing/printed-plans.ts';
import { planForSheet } from './plan-for-sheet.ts';
import { USUAL_SEATING_FIELDS } from './sheet-fields.ts';
import { sheetChangeWords, sheetState } from './sheet-state.ts';

const ana = printedPerson(1, {
  ...{ name: 'Ana Lee', firstName: 'Ana', lastName: 'Lee', household: 'The Lee family' },
  ...{ diet: 'Vegan', needs: 'High chair', needsHighChair: true },
});
const guest = printedPerson(2, { name: 'Guest of Ana Lee', firstName: '', lastName: '' });
const tables = [roundTable(1, 100, 100), roundTable(2, 300, 100)];
const plan = { ...printedPlan(1, 0), tables, people: seatInOrder([ana, guest], tables) };

describe('what is shown to a venue', () => {
  it('is no more than the couple chose', () => {
    const [shown, open] = planForSheet(plan, []).people;
    expect(shown).toMatchObject({
      name: 'Ana L.',
      lastName: 'L',
      household: '',
      dish: null,
      diet: '',
      needs: '',
    });
    expect(open?.name).toBe('Guest');
    expect(JSON.stringify(planForSheet(plan, ['DISH']))).not.toMatch(/Lee|Vegan|High chair/);
    const [whole] = planForSheet(plan, [...USUAL_SEATING_FIELDS, 'LAST_NAME']).people;
    expect(whole).toMatchObject({
      name: 'Ana Lee',
      diet: 'Vegan',
      needs: 'High chair',
      needsHighChair: true,
    });
  });
});

describe('what changed since somebody looked', () => {
  const before = sheetState(plan, true);
  const wordsOf = (changed: Partial<typeof plan>, showsRoom = true) =>
    sheetChangeWords(before, sheetState({ ...plan, ...changed }, showsRoom));

  it('is nothing where nothing did', () => expect(wordsOf({})).toEqual([]));

  it('is said of people and their seats', () => {
    const moved = { ...ana, seat: { table: 1, chair: 0 }, diet: '' };
    const added = printedPerson(7, { name: 'Bo Ek', seat: null, dish: null });
    expect(wordsOf({ people: [moved, added] })).toEqual([
      'Ana Lee: Table 2 instead of Table 1; High chair instead of Vegan, High chair',
      'Bo Ek is new',
      'Guest of Ana Lee isn’t coming anymore',
    ]);
    const [, stays = guest] = plan.people;
    expect(wordsOf({ people: [{ ...ana, seat: null }, stays] })).toEqual([
      'Ana Lee: no table instead of Table 1',
    ]);
  });

  it('is said of tables, and of where they stand', () => {
    const [first] = tables;
    if (!first) throw new Error('a table');
    const larger = { ...roundTable(1, 100, 100, 10), label: 'Kids' };
    expect(wordsOf({ tables: [larger, roundTable(3, 300, 100)] })).toContain('Table 3 is new, with 8 chairs');
    expect(wordsOf({ tables: [larger] })).toEqual([
      'The drawing of the room changed',
      'Table 1: 10 chairs instead of 8; called Kids now',
      'Table 2 is gone',
    ]);
    const pushed = tables.map((table) => ({ ...table, middle: { x: table.middle.x + 12, y: 100 } }));
    expect(wordsOf({ tables: pushed })).toEqual(['The drawing of the room changed']);
  });
});
