import { addDays } from '#base/calendar-date.ts';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import { FURTHER_WEDDINGS } from '#capabilities/weddings/demo/further-weddings.ts';
import type { Tx } from '#platform/database/database.ts';
import { planDoneInTime } from '../../demo/plan-done-in-time.ts';
import { autoReasons } from '../../rules/auto-ticks.ts';
import { soundTemplates } from '../../rules/plan-templates.ts';
import { PLANNED_DAYS } from '../../rules/scale-days.ts';
import { readFacts } from '../facts/facts.store.ts';
import { planRows } from '../plan-rows.ts';
import { findFrame } from '../wedding-frame.store.ts';
import { insertDemoList } from './world.store.ts';

/** Lists of those who are further than Maya and Jonah: begun a year before the day, and worked through ever since. */
export async function fillFurther(tx: Tx, now: Date): Promise<void> {
  for (const { weddingId, email } of FURTHER_WEDDINGS) {
    const { weddingDate, today } = await findFrame(tx, weddingId, now);
    const facts = await readFacts(tx, weddingId, today);
    const userId = DEMO_PEOPLE.find((person) => person.email === email)?.id;
    if (!(weddingDate && facts && userId)) continue;
    const plannedOn = addDays(weddingDate, -PLANNED_DAYS);
    const createdAt = new Date(`${plannedOn}T16:00:00Z`);
    const templates = soundTemplates([]);
    const days = { weddingDate, today: plannedOn };
    const begun = planRows(
      { weddingId, seed: weddingId, templates, days, now: createdAt },
      autoReasons(facts),
    );
    await insertDemoList(tx, {
      list: { weddingId, templates, scaledFor: weddingDate, plannedOn, createdAt },
      tasks: planDoneInTime(begun, { today, userId }),
      assignees: [],
      comments: [],
      files: [],
    });
  }
}
