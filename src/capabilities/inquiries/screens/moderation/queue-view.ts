import { normaliseForSearch, plural } from '#base/text.ts';
import type { DecidedMany, ModerationItem } from '../../contract/moderation.contract.ts';
import type { CaseKind, Verdict } from '../../rules/verdicts.ts';

export const QUEUE_VIEWS = ['queue', 'second-look', 'done'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export function readView(value: string | null): QueueView {
  return QUEUE_VIEWS.find((view) => view === value) ?? 'queue';
}

/** What is asked of a colleague has a list of its own; what I asked for waits there, too. */
export function itemsOf(items: readonly ModerationItem[], view: QueueView): ModerationItem[] {
  if (view === 'done') return [];
  return items.filter(({ secondLook }) => (secondLook !== null) === (view === 'second-look'));
}

/** Whoever asked a colleague leaves the verdict to one. */
export function canDecide({ secondLook }: Pick<ModerationItem, 'secondLook'>): boolean {
  return !secondLook?.isYours;
}

/** The others that came from the same sender or say the same: they can be decided in one go. */
export function likeThis(items: readonly ModerationItem[], item: ModerationItem): ModerationItem[] {
  const words = normaliseForSearch(item.message);
  return items.filter(
    (other) =>
      other.uuid !== item.uuid &&
      other.kind === item.kind &&
      ((item.senderId !== null && other.senderId === item.senderId) ||
        (words !== '' && normaliseForSearch(other.message) === words)),
  );
}

const HOLD_WORDS = {
  EMAIL: 'Email address not confirmed',
  SCREENING: 'Held by screening',
  REVIEW: 'Held for more than a day',
} as const;

/** The one line of a row: what weighed most, else why it waits. */
export function headline({ kind, reportNote, spamParts, holdReason }: ModerationItem): string {
  if (kind === 'REPORTED') return reportNote ? `“${reportNote}”` : 'Reported without a note';
  const [heaviest] = spamParts.toSorted((one, other) => other.points - one.points);
  return heaviest?.label ?? HOLD_WORDS[holdReason ?? 'SCREENING'];
}

export function titleOf({ kind, coupleNames, vendorName }: ModerationItem): string {
  return kind === 'HELD' ? `${coupleNames} to ${vendorName}` : `${vendorName} reported ${coupleNames}`;
}

export const VERDICT_LABELS: Readonly<Record<CaseKind, Readonly<Record<Verdict, string>>>> = {
  HELD: { APPROVE: 'Approve', BLOCK: 'Block' },
  REPORTED: { APPROVE: 'Not spam', BLOCK: 'It’s spam' },
};

/** What follows from a verdict, said before it is given. */
export const CONSEQUENCES: Readonly<Record<CaseKind, string>> = {
  HELD: 'Approve delivers the message to the vendor. Block closes it unseen, and the sender gets an email that it wasn’t sent.',
  REPORTED: 'The lead is already closed. ‘It’s spam’ makes screening hold whatever this couple sends next.',
};

const DONE_WORDS: Readonly<Record<Verdict, string>> = { APPROVE: 'Approved', BLOCK: 'Blocked' };

/** 'Blocked 3 messages. You can undo for 30 seconds.', and what colleagues were quicker with. */
export function decidedWords(verdict: Verdict, { done, refused }: DecidedMany): string {
  const [first] = refused;
  const missed =
    first &&
    (refused.length === 1 ? first.message : `${refused.length} could not be decided: ${first.message}`);
  if (done.length === 0) return missed ?? '';
  const words = `${DONE_WORDS[verdict]} ${plural(done.length, 'message')}. You can undo for 30 seconds.`;
  return missed ? `${words} ${missed}` : words;
}
