import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { budgetSums } from '../rules/budget-sums.ts';
import { type BudgetWorld, change, newLine, openBudgetWorld, type Spender } from '../testing/budget-world.ts';

let world: BudgetWorld;

beforeAll(async () => {
  world = await openBudgetWorld();
});
afterAll(() => world.close());

const lineNamed = async (person: Spender, name: string) => {
  const line = (await person.budget.readBudget()).lines.find((one) => one.name === name);
  if (!line) throw new Error(`There is no line ${name}.`);
  return line;
};

describe('starting', () => {
  it('begins a wedding, divides the number to the cent, and happens once', async () => {
    const newcomer = await world.addPerson('Ida');
    expect(await newcomer.budget.readBudget()).toMatchObject({ isStarted: false, lines: [], canEdit: true });
    const started = await newcomer.budget.startBudget({ totalCents: 3_600_001, isAllInclusive: false });
    expect(started).toMatchObject({ isStarted: true, totalCents: 3_600_001, canEdit: true });
    expect(started.lines).toHaveLength(17);
    expect(budgetSums(started).whole.plannedCents).toBe(3_600_001);
    expect(budgetSums(started).unplannedCents).toBe(0);
    const again = await newcomer.budget.startBudget({ totalCents: 500_000, isAllInclusive: true });
    expect(again).toEqual(started);
    expect(await newcomer.api.getWedding()).toMatchObject({ budgetCents: 3_600_001 });
  });

  it('has one price for an all-inclusive place, and counts the guests there are', async () => {
    const host = await world.addPerson('Ida');
    await host.api.saveWedding({ guestCount: 3 });
    await host.guests.addGuestLines({ lines: 'Sam & Alex Lee\nAna Cruz', side: 'A', list: 'INVITED' });
    const started = await host.budget.startBudget({ totalCents: 1_000_000, isAllInclusive: true });
    expect(started.heads).toEqual({ invited: 3, attending: 3, adults: 3, households: 2, isEstimate: false });
    expect(started.lines.filter(({ section }) => section === 'PLACE').map(({ name }) => name)).toEqual([
      'Venue, dinner and bar',
    ]);
    expect(budgetSums(started).whole.plannedCents).toBe(1_000_000);
    const paper = started.lines.find(({ categoryKey }) => categoryKey === 'paper-postage');
    expect(paper).toMatchObject({ countedBy: 'HOUSEHOLDS', priceCents: 10_000 });
  });

  it('makes no price for two plates of a dinner for everybody', async () => {
    const host = await world.addPerson('Ida');
    await host.guests.addGuestLines({ lines: 'Sam & Alex Lee', side: 'A', list: 'INVITED' });
    expect((await host.budget.readBudget()).heads).toMatchObject({ invited: 120 });
    const started = await host.budget.startBudget({ totalCents: 3_600_000, isAllInclusive: false });
    const dinner = started.lines.find(({ name }) => name === 'Dinner');
    expect(dinner).toMatchObject({ countedBy: 'INVITED', priceCents: 5_100 });
    expect(started.heads).toMatchObject({ invited: 2, isEstimate: false });
  });
});

describe('a change', () => {
  it('is done once, however often and at once it is sent', async () => {
    const couple = await world.addCouple();
    const uuid = randomUUID();
    const operations = [newLine('Arch', { priceCents: 5000 })];
    const answers = await Promise.all([1, 2, 3].map(() => couple.budget.changeBudget({ uuid, operations })));
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    const { lines } = await couple.budget.readBudget();
    expect(lines.filter(({ name }) => name === 'Arch')).toHaveLength(1);
  });

  it('is done as a whole or not at all', async () => {
    const couple = await world.addCouple();
    const before = await couple.budget.readBudget();
    const operations = [newLine('Arch'), newLine('Sign', { countedBy: 'FIXED' })];
    expect(await refusal(couple.budget.changeBudget({ uuid: randomUUID(), operations }))).toBe(
      'budget.count_missing',
    );
    expect(await couple.budget.readBudget()).toEqual(before);
  });

  it('of the total is the wedding’s', async () => {
    const couple = await world.addCouple();
    await change(couple, { op: 'change', of: 'total', values: { totalCents: 4_000_000 } });
    expect(await couple.api.getWedding()).toMatchObject({ budgetCents: 4_000_000 });
    await couple.api.saveWedding({ budgetCents: 4_100_000 });
    expect((await couple.budget.readBudget()).totalCents).toBe(4_100_000);
  });

  it('tells what the partner had changed since, and the newest counts', async () => {
    const couple = await world.addCouple();
    const partner = await world.join(couple, 'PARTNER');
    const line = await lineNamed(couple, 'Music');
    const { version } = await couple.budget.readBudget();
    const set = (values: { name?: string; note?: string }) => ({
      uuid: randomUUID(),
      operations: [{ op: 'change' as const, of: 'line' as const, uuid: line.uuid, values }],
      basedOn: version,
    });
    expect((await partner.budget.changeBudget(set({ name: 'Band' }))).crossed).toEqual([]);
    const mine = await couple.budget.changeBudget(set({ name: 'DJ', note: 'Loud' }));
    expect(mine.crossed).toEqual([{ of: 'line', uuid: line.uuid, field: 'name' }]);
    expect(mine.crossedBy).toEqual(['PARTNER']);
    expect(await lineNamed(partner, 'DJ')).toMatchObject({ note: 'Loud' });
  });

  it('finds no room in a full budget, and changes what is there', async () => {
    const couple = await world.addCouple();
    await world.db.$client.query(
      `insert into budget_lines (uuid, wedding_id, section, name, position, price_cents)
       select gen_random_uuid(), m.wedding_id, 'ELSE', 'Row', n, 1
       from wedding_members m, generate_series(1, 1983) n where m.user_id = $1`,
      [couple.userId],
    );
    const operations = [newLine('One more')];
    expect(await refusal(couple.budget.changeBudget({ uuid: randomUUID(), operations }))).toBe('budget.full');
    const { uuid } = await lineNamed(couple, 'Music');
    await change(couple, { op: 'change', of: 'line', uuid, values: { name: 'Band' } });
    expect(await lineNamed(couple, 'Band')).toMatchObject({ uuid });
  });

  it('of something that is gone leaves it out', async () => {
    const couple = await world.addCouple();
    const gone = randomUUID();
    const { crossed } = await change(
      couple,
      { op: 'change', of: 'line', uuid: gone, values: { name: 'x' } },
      newLine('Arch'),
    );
    expect(crossed).toEqual([{ of: 'line', uuid: gone, field: 'whole' }]);
    expect(await lineNamed(couple, 'Arch')).toBeDefined();
  });
});

describe('undoing', () => {
  it('takes back one’s own change and the partner’s, and undoing that brings it again', async () => {
    const couple = await world.addCouple();
    const partner = await world.join(couple, 'PARTNER');
    const venue = await lineNamed(couple, 'Venue');
    const payment = randomUUID();
    await change(couple, {
      op: 'add',
      of: 'payment',
      uuid: payment,
      values: {
        ...{ lineUuid: venue.uuid, inquiryUuid: null, label: 'Deposit', amountCents: 100_000 },
        ...{ dueOn: '2026-04-01', paidOn: null, payerUuid: null },
      },
    });
    const full = await couple.budget.readBudget();
    const removed = await change(partner, { op: 'remove', of: 'line', uuid: venue.uuid });
    expect((await couple.budget.readBudget()).payments).toEqual([]);
    const undone = randomUUID();
    expect(await couple.budget.undoBudgetChange({ uuid: removed.uuid, as: undone })).toMatchObject({
      crossed: [],
    });
    expect(await couple.budget.readBudget()).toEqual({ ...full, version: full.version + 2 });
    await partner.budget.undoBudgetChange({ uuid: undone, as: randomUUID() });
    expect((await couple.budget.readBudget()).lines).toHaveLength(16);
  });

  it('leaves what the partner changed since', async () => {
    const couple = await world.addCouple();
    const partner = await world.join(couple, 'PARTNER');
    const line = await lineNamed(couple, 'Music');
    const set = (values: object) => ({ op: 'change' as const, of: 'line' as const, uuid: line.uuid, values });
    const mine = await change(couple, set({ name: 'Band', priceCents: 1 }));
    await change(partner, set({ name: 'Quartet' }));
    const undone = await couple.budget.undoBudgetChange({ uuid: mine.uuid, as: randomUUID() });
    const { crossed } = undone;
    expect(undone.crossedBy).toEqual(['PARTNER']);
    expect(crossed).toEqual([{ of: 'line', uuid: line.uuid, field: 'name' }]);
    expect(await lineNamed(couple, 'Quartet')).toMatchObject({ priceCents: line.priceCents });
  });
});

describe('whoever', () => {
  it('plans another wedding cannot touch this one, nor take its ids', async () => {
    const couple = await world.addCouple();
    const other = await world.addCouple();
    const line = await lineNamed(couple, 'Music');
    const taken = { ...newLine('Stolen'), uuid: line.uuid };
    expect(await refusal(other.budget.changeBudget({ uuid: randomUUID(), operations: [taken] }))).toBe(
      'budget.uuid_taken',
    );
    const { crossed } = await change(other, { op: 'remove', of: 'line', uuid: line.uuid });
    expect(crossed).toEqual([]);
    const made = await change(couple, newLine('Arch'));
    expect(await refusal(other.budget.undoBudgetChange({ uuid: made.uuid, as: randomUUID() }))).toBe(
      'budget.not_found',
    );
    expect(await lineNamed(couple, 'Music')).toEqual(line);
  });

  it('may not see the money is told nothing, and whoever may only see it changes nothing', async () => {
    const couple = await world.addCouple();
    const planner = await world.join(couple, 'PLANNER');
    const viewer = await world.join(couple, 'VIEWER');
    const operations = [newLine('Arch')];
    const tryToChange = (person: Spender) =>
      refusal(person.budget.changeBudget({ uuid: randomUUID(), operations }));
    for (const person of [planner, viewer]) {
      expect(await refusal(person.budget.readBudget())).toBe('wedding.role_forbids');
      expect(await refusal(person.budget.readLocalPrices())).toBe('wedding.role_forbids');
      expect(await refusal(person.budget.exportBudget())).toBe('wedding.role_forbids');
      expect(await tryToChange(person)).toBe('wedding.role_forbids');
      expect(await refusal(person.budget.startBudget({ totalCents: 500, isAllInclusive: false }))).toBe(
        'wedding.role_forbids',
      );
    }
    await couple.api.saveMoneyAccess({ plannerMoney: 'SEE', familyMoney: 'NONE' });
    expect(await planner.budget.readBudget()).toMatchObject({ canEdit: false, totalCents: 3_800_000 });
    expect(await tryToChange(planner)).toBe('wedding.role_forbids');
    await couple.api.saveMoneyAccess({ plannerMoney: 'EDIT', familyMoney: 'NONE' });
    expect(await tryToChange(planner)).toBe('not refused');
    expect(await refusal(viewer.budget.readBudget())).toBe('wedding.role_forbids');
  });
});

it('two partners, a paste of 200 rows and undoing beside each other lose nothing', async () => {
  const couple = await world.addCouple();
  const partner = await world.join(couple, 'PARTNER');
  const music = await lineNamed(couple, 'Music');
  const rows = Array.from({ length: 200 }, (_, index) => newLine(`Row ${index}`, { priceCents: index }));
  const set = (values: object) => ({ op: 'change' as const, of: 'line' as const, uuid: music.uuid, values });
  const early = await change(partner, newLine('Early'));
  await Promise.all([
    change(couple, ...rows),
    change(partner, set({ note: 'Ask Ana' })),
    change(couple, set({ priceCents: 77 })),
    partner.budget.undoBudgetChange({ uuid: early.uuid, as: randomUUID() }),
    ...Array.from({ length: 5 }, (_, index) => change(partner, newLine(`Mine ${index}`))),
  ]);
  const { lines } = await couple.budget.readBudget();
  const count = (word: string) => lines.filter(({ name }) => name.startsWith(word)).length;
  expect([count('Row'), count('Mine'), count('Early')]).toEqual([200, 5, 0]);
  expect(await lineNamed(couple, 'Music')).toMatchObject({ note: 'Ask Ana', priceCents: 77 });
});

it('a paste of 200 rows is taken back by the partner while both go on, but for rows that were touched', async () => {
  const couple = await world.addCouple();
  const partner = await world.join(couple, 'PARTNER');
  const before = await couple.budget.readBudget();
  const rows = Array.from({ length: 200 }, (_, index) => newLine(`Row ${index}`, { priceCents: index }));
  const pasted = await change(couple, ...rows);
  const touched = rows.slice(0, 3);
  await Promise.all(
    touched.map(({ uuid }, index) =>
      change(index % 2 ? couple : partner, { op: 'change', of: 'line', uuid, values: { note: 'Keep' } }),
    ),
  );
  const [undone] = await Promise.all([
    partner.budget.undoBudgetChange({ uuid: pasted.uuid, as: randomUUID() }),
    change(couple, newLine('Meanwhile')),
    change(partner, newLine('Meanwhile too')),
  ]);
  expect(undone.crossed.map(({ uuid }) => uuid).toSorted()).toEqual(
    touched.map(({ uuid }) => uuid).toSorted(),
  );
  // A second press of either does nothing more, and redoing brings back what went.
  const again = randomUUID();
  await Promise.all([
    couple.budget.undoBudgetChange({ uuid: pasted.uuid, as: again }),
    partner.budget.undoBudgetChange({ uuid: pasted.uuid, as: randomUUID() }),
  ]);
  const left = await couple.budget.readBudget();
  expect(left.lines).toHaveLength(before.lines.length + touched.length + 2);
  expect(await partner.budget.readBudget()).toEqual(left);
});
