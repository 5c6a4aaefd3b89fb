import { addDays, type CalendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { libraryPlace } from '../rules/plan-templates.ts';
import type { checklistTasks } from '../tables.ts';

type TaskRow = typeof checklistTasks.$inferSelect;

type Setting = {
  seed: string;
  now: Date;
  today: CalendarDate;
  weddingId: string;
  maya: string;
  jonah: string;
  lena: string;
  venue: string;
};

type ChecklistPlan = {
  tasks: TaskRow[];
  assignees: { taskUuid: string; userId: string }[];
  comments: { uuid: string; taskUuid: string; writtenBy: string; text: string; createdAt: Date }[];
  file: { uuid: string; taskUuid: string; name: string };
};

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** What the couple has done with a list that has just begun: `begun` are its rows, with what facts have ticked. */
export function planChecklist(begun: readonly TaskRow[], setting: Setting): ChecklistPlan {
  const { seed, now, today, weddingId, maya, jonah, lena, venue } = setting;
  const random = seededRandom(seed, 'checklist');
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const own = (title: string, dueOn: CalendarDate, more: Partial<TaskRow> = {}): TaskRow => ({
    ...{ uuid: random.uuid(), weddingId, key: null, title, dueOn, isDueChosen: true, note: '' },
    ...{ dueTime: '', minutes: null, place: '', snoozedUntil: null, repeats: null },
    ...{ position: libraryPlace(null), doneAt: null, doneBy: null, doneReason: null, isAutoOff: false },
    ...{ removedAt: null, createdBy: maya, createdAt: ago(20), updatedAt: ago(20), version: 1 },
    ...more,
  });
  const next = (weekday: number) => addDays(today, ((weekday - dayOfWeek(today) + 6) % 7) + 1);

  const done = (by: string, days: number) => ({ doneAt: ago(days), doneBy: by, version: 2 });
  /** Nobody's hand ticks twice: what facts have done stays theirs. */
  const changes: Record<string, Partial<TaskRow>> = {
    'hire-planner': { ...done(jonah, 12), note: 'We’ll coordinate ourselves. Ask again in spring.' },
    'shortlist-venues': done(maya, 33),
    'book-venue': done(maya, 26),
    'website-draft': { note: 'Travel and hotels are still blank.', version: 2 },
    'wedding-party': { note: 'Maya’s four, Jonah’s three.', version: 2 },
    'book-videographer': { snoozedUntil: addDays(today, 18), version: 2 },
    'registry-start': { dueOn: addDays(today, 40), isDueChosen: true, version: 2 },
    'name-change': { removedAt: ago(3), version: 2 },
  };
  let ticked = 0;
  const library = begun.map((row): TaskRow => {
    if (row.doneReason !== null) {
      ticked += 1;
      return { ...row, doneAt: ago(Math.max(1, 38 - ticked * 4)), version: 2 };
    }
    return { ...row, ...changes[row.key ?? ''] };
  });

  const walk = own(`Walk-through at ${venue}`, next(SATURDAY), {
    note: 'Ask where the band loads in, how late the terrace stays open, and whether the piano can move.',
    dueTime: '11:00',
    minutes: 90,
    place: venue,
  });
  const contract = own('Return the signed venue contract', addDays(today, -3), { createdBy: jonah });
  const cousins = own('Ask the cousins for their new addresses', addDays(today, 24));
  const hour = { repeats: 'WEEKLY', dueTime: '18:00', minutes: 60 } as const;
  const lastHour = own('Sunday planning hour', addDays(next(0), -7), { ...hour, ...done(jonah, 2) });
  const nextHour = own('Sunday planning hour', next(0), hour);
  const tasks = [...library, contract, walk, lastHour, nextHour, cousins];

  const byKey = (key: string) => library.find((row) => row.key === key)?.uuid ?? '';
  const turns: [string, string[]][] = [
    [contract.uuid, [maya]],
    [walk.uuid, [maya, jonah]],
    [nextHour.uuid, [maya, jonah]],
    [cousins.uuid, [lena]],
    [byKey('website-draft'), [jonah]],
    [byKey('wedding-party'), [maya]],
    [byKey('book-videographer'), [maya, jonah]],
    [byKey('room-blocks'), [lena]],
    [byKey('rings'), [jonah]],
    [byKey('vows'), [maya, jonah]],
  ];
  return {
    tasks,
    assignees: turns.flatMap(([taskUuid, people]) => people.map((userId) => ({ taskUuid, userId }))),
    comments: [
      {
        uuid: random.uuid(),
        taskUuid: walk.uuid,
        writtenBy: jonah,
        text: 'Can we also count outlets on the terrace? The band needs two circuits.',
        createdAt: ago(2),
      },
    ],
    file: { uuid: random.uuid(), taskUuid: walk.uuid, name: `${venue} floor plan.pdf` },
  };
}
