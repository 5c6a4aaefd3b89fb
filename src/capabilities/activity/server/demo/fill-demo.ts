import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { paths } from '#app/rules/paths.ts';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import { DEMO_WEDDING_ID } from '#capabilities/weddings/demo.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import type { StepKind } from '../../rules/step-kinds.ts';
import { writeDemoSteps } from './world.store.ts';

const HOUR_MS = 3_600_000;

type DemoStep = {
  email: string;
  kind: StepKind;
  count: number;
  subject: string;
  href: string;
  hoursAgo: number;
};

/** What Jonah and Maya’s mother did in the days before the demo begins. */
const STEPS: readonly DemoStep[] = [
  {
    ...{ email: 'partner@demo.example', kind: 'GUESTS_ADDED', count: 6, subject: 'The Okafor family' },
    ...{ href: paths.guests(), hoursAgo: 15 },
  },
  {
    ...{ email: 'partner@demo.example', kind: 'TASK_COMMENTED', count: 1, subject: 'Walk-through' },
    ...{ href: paths.checklist(), hoursAgo: 40 },
  },
  {
    ...{
      email: 'family@demo.example',
      kind: 'TASK_DONE',
      count: 1,
      subject: 'Ask the cousins for addresses',
    },
    ...{ href: paths.checklist(), hoursAgo: 52 },
  },
  {
    ...{ email: 'couple@demo.example', kind: 'PAYMENT_MADE', count: 1, subject: 'the venue’s deposit' },
    ...{ href: paths.budget(), hoursAgo: 70 },
  },
  {
    ...{ email: 'partner@demo.example', kind: 'VENDOR_SAVED', count: 3, subject: 'The Brass Lantern' },
    ...{ href: paths.favoriteVendors(), hoursAgo: 75 },
  },
];

export async function fillDemo(client: pg.ClientBase, { now }: Pick<DemoWorld, 'now'>): Promise<void> {
  await writeDemoSteps(
    client,
    STEPS.flatMap(({ email, hoursAgo, ...step }) => {
      const person = DEMO_PEOPLE.find((one) => one.email === email);
      const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
      const row = { ...step, uuid: randomUUID(), weddingId: DEMO_WEDDING_ID, startedAt: at, at };
      return person ? [{ ...row, userId: person.id }] : [];
    }),
  );
}
