import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { transact } from '#platform/database/transact.ts';
import type { InquiryAction, InquirySide } from '../rules/inquiry-actions.ts';
import { nextStep } from '../rules/inquiry-actions.ts';
import type { InquiryEventType, InquiryStatus } from '../rules/inquiry-states.ts';
import { SNOOZE_DAYS } from '../rules/inquiry-timers.ts';
import { nudgeFrom } from '../rules/nudge-time.ts';
import { releaseInquiry } from '../server/sending/release-inquiry.ts';
import { lockInquiry } from '../server/store.ts';
import { takeStep } from '../server/take-step.ts';
import type { InquiryWorld, Party } from './inquiry-world.ts';

/** As much of an inquiry as decides what may happen next. */
export type Standing = { status: InquiryStatus; readyAt: Date | null; nudgedAt: Date | null };

/** One inquiry with the people on both sides. */
export type Case = { uuid: string; couple: Party; vendor: Party };

export type Command = {
  name: string;
  /** What the table knows it as; what has no step is allowed by `isOpenTo`. */
  action?: InquiryAction;
  side: InquirySide;
  isOpenTo?(standing: Standing): boolean;
  run(world: InquiryWorld, one: Case): Promise<unknown>;
};

const letter = () => ({ requestUuid: randomUUID(), message: 'A word', attachmentUuids: [] });
const isDelivered = ({ readyAt }: Standing) => readyAt !== null;

async function refuseAsThrown(work: Promise<{ ok: boolean }>): Promise<void> {
  if (!(await work).ok) throw new Error('refused');
}

export const COMMANDS: Command[] = [
  {
    name: 'couple writes',
    action: 'couple-message',
    side: 'COUPLE',
    run: (_world, { couple, uuid }) => couple.inquiries.write({ uuid, ...letter() }),
  },
  {
    name: 'couple nudges',
    action: 'nudge',
    side: 'COUPLE',
    run: (_world, { couple, uuid }) => couple.inquiries.nudge({ uuid }),
  },
  {
    name: 'couple withdraws',
    action: 'withdraw',
    side: 'COUPLE',
    run: (_world, { couple, uuid }) => couple.inquiries.withdraw({ uuid }),
  },
  {
    name: 'couple books',
    action: 'book',
    side: 'COUPLE',
    run: (_world, { couple, uuid }) => couple.inquiries.book({ uuid }),
  },
  {
    name: 'couple unbooks',
    action: 'unbook',
    side: 'COUPLE',
    run: (_world, { couple, uuid }) => couple.inquiries.unbook({ uuid, confirm: true }),
  },
  {
    name: 'couple closes',
    action: 'close',
    side: 'COUPLE',
    run: (_world, { couple, uuid }) =>
      couple.inquiries.close({ uuid, reason: 'OTHER', note: 'Bye', confirm: true }),
  },
  {
    name: 'vendor connects',
    action: 'connect',
    side: 'VENDOR',
    run: (_world, { vendor, uuid }) => vendor.inquiries.connect({ uuid, ...letter(), quote: null }),
  },
  {
    name: 'vendor writes',
    action: 'vendor-message',
    side: 'VENDOR',
    run: (_world, { vendor, uuid }) => vendor.inquiries.reply({ uuid, ...letter(), quote: null }),
  },
  {
    name: 'vendor declines',
    action: 'decline',
    side: 'VENDOR',
    run: (_world, { vendor, uuid }) => vendor.inquiries.decline({ uuid, reason: 'OTHER', note: '' }),
  },
  {
    name: 'vendor books',
    action: 'book',
    side: 'VENDOR',
    run: (_world, { vendor, uuid }) => vendor.inquiries.bookLead({ uuid }),
  },
  {
    name: 'vendor unbooks',
    action: 'unbook',
    side: 'VENDOR',
    run: (_world, { vendor, uuid }) => vendor.inquiries.unbookLead({ uuid, confirm: true }),
  },
  {
    name: 'vendor closes',
    action: 'close',
    side: 'VENDOR',
    run: (_world, { vendor, uuid }) =>
      vendor.inquiries.closeLead({ uuid, reason: 'OTHER', note: '', confirm: true }),
  },
  {
    name: 'vendor snoozes',
    side: 'VENDOR',
    isOpenTo: ({ status, readyAt }) => readyAt !== null && status !== 'CLOSED',
    run: (_world, { vendor, uuid }) => vendor.inquiries.snooze({ uuid, days: SNOOZE_DAYS[1] }),
  },
  {
    name: 'vendor wakes it',
    side: 'VENDOR',
    isOpenTo: ({ status, readyAt }) => readyAt !== null && status !== 'CLOSED',
    run: (_world, { vendor, uuid }) => vendor.inquiries.snooze({ uuid, days: null }),
  },
  {
    name: 'couple has read the first',
    side: 'COUPLE',
    isOpenTo: () => true,
    run: (_world, { couple, uuid }) => couple.inquiries.markRead({ uuid, seq: 1 }),
  },
  {
    name: 'couple has read all',
    side: 'COUPLE',
    isOpenTo: () => true,
    run: (_world, { couple, uuid }) => couple.inquiries.markRead({ uuid, seq: 1_000_000 }),
  },
  {
    name: 'vendor has read the first two',
    side: 'VENDOR',
    isOpenTo: isDelivered,
    run: (_world, { vendor, uuid }) => vendor.inquiries.markLeadRead({ uuid, seq: 2 }),
  },
  {
    name: 'vendor has read all',
    side: 'VENDOR',
    isOpenTo: isDelivered,
    run: (_world, { vendor, uuid }) => vendor.inquiries.markLeadRead({ uuid, seq: 1_000_000 }),
  },
  {
    name: 'staff releases',
    action: 'release',
    side: 'STAFF',
    run: (world, { uuid }) =>
      refuseAsThrown(
        transact(world.db, async (tx) => {
          const inquiry = await lockInquiry(tx, uuid);
          if (!inquiry) throw new Error('missing');
          return releaseInquiry(tx, world, inquiry, 'STAFF');
        }),
      ),
  },
  {
    name: 'staff rejects',
    action: 'reject',
    side: 'STAFF',
    run: (world, { uuid }) =>
      refuseAsThrown(
        transact(world.db, async (tx) => {
          const inquiry = await lockInquiry(tx, uuid);
          if (!inquiry) throw new Error('missing');
          return takeStep(tx, world, inquiry, { action: 'reject', side: 'STAFF' });
        }),
      ),
  },
];

export type Outcome = { isDone: boolean; standing: Standing; event: InquiryEventType | null };

/** What the table says will come of it. */
export function foresee(standing: Standing, { action, side, isOpenTo }: Command, now: Date): Outcome {
  const refused: Outcome = { isDone: false, standing, event: null };
  if (!action) return { ...refused, isDone: isOpenTo?.(standing) ?? false };
  if (side === 'VENDOR' && !isDelivered(standing)) return refused;
  const step = nextStep(standing.status, action, side);
  const isTooSoon = action === 'nudge' && !((nudgeFrom(standing) ?? Number.POSITIVE_INFINITY) <= now);
  if (!step || isTooSoon) return refused;
  const nudgedAt = action === 'nudge' ? now : standing.nudgedAt;
  return { isDone: true, standing: { ...standing, status: step.to, nudgedAt }, event: step.event };
}

/**
 * Of what could be done now, one: mostly something that is allowed and goes on, so that stories do not end at once, and
 * now and then anything at all.
 */
export function chooseCommand(standing: Standing, now: Date, { pick, isWild }: Choice): Command {
  const outcomes = COMMANDS.map((command) => ({ command, ...foresee(standing, command, now) }));
  const possible = outcomes.filter(({ isDone }) => isDone);
  const steps = possible.filter(({ command }) => command.action !== undefined);
  const lasting = steps.filter((outcome) => outcome.standing.status !== 'CLOSED');
  const choices = isWild ? outcomes : [...possible, ...steps, ...steps, ...lasting, ...lasting];
  const chosen = choices[pick % choices.length];
  if (!chosen) throw new Error('There is always something to read.');
  return chosen.command;
}

type Choice = { pick: number; isWild: boolean };

/** A turn of the story: somebody does something, two do something at the same instant, or time goes by. */
export type Turn =
  | { kind: 'one'; which: number; choice: Choice }
  | { kind: 'two'; which: number; choices: [Choice, Choice] }
  | { kind: 'close-others'; which: number }
  | { kind: 'jobs' }
  | { kind: 'days'; days: number };

/** How far each inquiry has come when the story begins. */
export const BEGINNINGS = ['SENT', 'READY', 'CONNECTED', 'BOOKED'] as const;

export type Story = { beginnings: (typeof BEGINNINGS)[number][]; turns: Turn[] };

const which = fc.nat({ max: 5 });
const choice = fc.record({ pick: fc.nat({ max: 10_000 }), isWild: fc.nat({ max: 4 }).map((n) => n === 0) });

export const stories: fc.Arbitrary<Story> = fc.record({
  beginnings: fc.array(fc.constantFrom(...BEGINNINGS), { minLength: 6, maxLength: 6 }),
  turns: fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ kind: fc.constant('one' as const), which, choice }) },
      {
        weight: 8,
        arbitrary: fc.record({ kind: fc.constant('two' as const), which, choices: fc.tuple(choice, choice) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('close-others' as const), which }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('jobs' as const) }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 2, 4, 15) }),
      },
    ),
    { minLength: 25, maxLength: 40 },
  ),
});
