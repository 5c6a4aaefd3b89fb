import type { OpenPayment } from '#capabilities/budget/server/index.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Checklist, ChecklistTask } from '../contract.ts';
import { paymentsOfMonth, paymentTitle } from '../rules/due-payments.ts';
import { libraryTask } from '../rules/plan-templates.ts';
import type { TemplateKey } from '../rules/templates.data.ts';
import type { CommentRow } from './comments.store.ts';
import type { FileRow } from './files/files.store.ts';
import type { TaskRow } from './tasks.store.ts';
import type { PersonRow, WeddingFrame } from './wedding-frame.store.ts';

export type ChecklistRows = {
  tasks: readonly TaskRow[];
  templates: readonly TemplateKey[];
  plannedOn: string;
  assignees: readonly { taskUuid: string; userId: string }[];
  comments: readonly CommentRow[];
  files: readonly FileRow[];
  people: readonly PersonRow[];
};

function presentTask(row: TaskRow, rows: ChecklistRows): ChecklistTask {
  const known = libraryTask(row.key);
  const members = new Set(rows.people.map(({ userId }) => userId));
  const { uuid, key, title, note, dueOn, isDueChosen, dueTime, minutes, place } = row;
  return {
    ...{ uuid, key, title, note, dueOn, isDueChosen, dueTime, minutes, place },
    days: known?.days ?? null,
    hint: known?.hint ?? '',
    href: known?.href ?? null,
    isFlexible: known?.isFlexible ?? false,
    snoozedUntil: row.snoozedUntil,
    repeats: row.repeats,
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy: row.doneBy,
    doneReason: row.doneReason,
    isRemoved: row.removedAt !== null,
    // Whoever left the wedding has no turn any more.
    assignees: rows.assignees
      .filter(({ taskUuid, userId }) => taskUuid === uuid && members.has(userId))
      .map(({ userId }) => userId),
    comments: rows.comments
      .filter(({ taskUuid }) => taskUuid === uuid)
      .map((comment) => ({
        uuid: comment.uuid,
        userUuid: comment.writtenBy,
        text: comment.text,
        at: comment.createdAt.toISOString(),
      })),
    files: rows.files
      .filter(({ taskUuid }) => taskUuid === uuid)
      .map((file) => ({ uuid: file.uuid, name: file.name, mediaType: file.mediaType, bytes: file.bytes })),
    version: row.version,
  };
}

export function presentChecklist(
  rows: ChecklistRows & { payments: readonly OpenPayment[] },
  { weddingDate, today }: Pick<WeddingFrame, 'weddingDate' | 'today'>,
  reader: Pick<Membership, 'userId' | 'allowed'>,
): Checklist {
  return {
    tasks: rows.tasks.map((task) => presentTask(task, rows)),
    payments: paymentsOfMonth(rows.payments, today).map(({ uuid, amountCents, dueOn, ...named }) => ({
      ...{ uuid, amountCents, dueOn },
      title: paymentTitle(named),
    })),
    canPay: reader.allowed.includes('edit-budget'),
    templates: [...rows.templates],
    weddingDate,
    plannedOn: rows.plannedOn,
    today,
    members: rows.people.map(({ userId, firstName, role }) => ({
      userUuid: userId,
      firstName,
      role,
      isYou: userId === reader.userId,
    })),
    canEdit: reader.allowed.includes('edit-checklist'),
  };
}
