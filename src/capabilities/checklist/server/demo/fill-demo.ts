import type pg from 'pg';
import { addDays } from '#base/calendar-date.ts';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import { keepAttachment } from '#capabilities/media/server/index.ts';
import { DEMO_WEDDING_ID } from '#capabilities/weddings/demo.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { floorPlanPdf } from '../../demo/floor-plan-pdf.ts';
import { planChecklist } from '../../demo/plan-checklist.ts';
import { autoReasons } from '../../rules/auto-ticks.ts';
import { soundTemplates } from '../../rules/plan-templates.ts';
import { readFacts } from '../facts/facts.store.ts';
import { fileKey } from '../files/file-key.ts';
import { planRows } from '../plan-rows.ts';
import { findFrame } from '../wedding-frame.store.ts';
import { fillFurther } from './fill-further.ts';
import { insertDemoList, toTx } from './world.store.ts';

/** They began to plan that long ago. */
const BEGUN_DAYS = 40;
/** Where the guests' events are, while no venue is booked. */
const USUAL_VENUE = 'Leopold House';

const personOf = (email: string) => DEMO_PEOPLE.find((person) => person.email === email)?.id ?? '';

/** Maya’s and Jonah’s list, forty days after they began it: what is ticked matches the rest of their world. */
export async function fillDemo(
  client: pg.ClientBase,
  { seed, now, files, coupleUserId }: Pick<DemoWorld, 'seed' | 'now' | 'files' | 'coupleUserId'>,
): Promise<void> {
  const tx = toTx(client);
  await fillFurther(tx, now);
  const weddingId = DEMO_WEDDING_ID;
  const { weddingDate, today } = await findFrame(tx, weddingId, now);
  const facts = await readFacts(tx, weddingId, today);
  if (!(coupleUserId && facts)) return;
  const plannedOn = addDays(today, -BEGUN_DAYS);
  const templates = soundTemplates([]);
  const begunAt = new Date(now.getTime() - BEGUN_DAYS * 86_400_000);
  const begun = planRows(
    { weddingId, seed: weddingId, templates, days: { weddingDate, today: plannedOn }, now: begunAt },
    autoReasons(facts),
  );
  const venue = facts.booked.find(({ category }) => category === 'wedding-venues')?.name ?? USUAL_VENUE;
  const maya = personOf('couple@demo.example');
  const people = { maya, jonah: personOf('partner@demo.example'), lena: personOf('family@demo.example') };
  const plan = planChecklist(begun, { seed, now, today, weddingId, venue, ...people });
  const content = floorPlanPdf(venue);
  const mediaType = 'application/pdf' as const;
  await keepAttachment({ files }, { key: fileKey({ weddingId, uuid: plan.file.uuid }), mediaType, content });
  const file = {
    ...plan.file,
    mediaType,
    bytes: content.length,
    uploadedBy: maya,
    createdAt: now,
    keptAt: now,
  };
  await insertDemoList(tx, {
    list: { weddingId, templates, scaledFor: weddingDate, plannedOn, createdAt: begunAt },
    tasks: plan.tasks,
    assignees: plan.assignees.map((row) => ({ ...row, weddingId })),
    comments: plan.comments.map((row) => ({ ...row, weddingId })),
    files: [{ ...file, weddingId }],
  });
}
