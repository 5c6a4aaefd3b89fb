import { z } from 'zod';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { MEMBER_ROLES } from '#capabilities/weddings/rules/member-roles.ts';
import { byUuid, cents, day, instant, rowId } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { MOST_ASSIGNEES, MOST_TASKS } from './rules/checklist-limits.ts';
import { REPEATS } from './rules/repeats.ts';
import { COMMENT_RULES, TASK_RULES } from './rules/task-rules.ts';
import { TEMPLATE_KEYS } from './rules/templates.data.ts';

const tag = 'checklist';
const BASE = '/web-api/v1/checklist';

const commentSchema = z.object({
  uuid: z.uuid(),
  /** Null once they have deleted their account. */
  userUuid: z.uuid().nullable(),
  text: z.string(),
  at: instant,
});

const fileSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  mediaType: z.enum(ATTACHMENT_TYPES),
  bytes: z.number().int(),
});

const taskSchema = z.object({
  uuid: z.uuid(),
  /** Of our library; null for an own one. */
  key: z.string().nullable(),
  title: z.string(),
  note: z.string(),
  /** Of the library: days before the wedding, how early it is usually done, where, and whether it may move. */
  days: z.number().int().nullable(),
  hint: z.string(),
  href: z.string().nullable(),
  isFlexible: z.boolean(),
  dueOn: day.nullable(),
  isDueChosen: z.boolean(),
  /** '11:00' on the clock of the wedding, or ''. */
  dueTime: z.string(),
  minutes: z.number().int().nullable(),
  place: z.string(),
  snoozedUntil: day.nullable(),
  repeats: z.enum(REPEATS).nullable(),
  doneAt: instant.nullable(),
  doneBy: z.uuid().nullable(),
  /** Why it was ticked without anybody's hand. */
  doneReason: z.string().nullable(),
  isRemoved: z.boolean(),
  assignees: z.array(z.uuid()),
  comments: z.array(commentSchema),
  files: z.array(fileSchema),
  version: rowId,
});

export type ChecklistTask = z.output<typeof taskSchema>;

const memberSchema = z.object({
  userUuid: z.uuid(),
  firstName: z.string(),
  role: z.enum(MEMBER_ROLES),
  isYou: z.boolean(),
});

export type ChecklistMember = z.output<typeof memberSchema>;

const paymentSchema = z.object({
  uuid: z.uuid(),
  title: z.string(),
  amountCents: cents,
  dueOn: day,
});

export type ChecklistPayment = z.output<typeof paymentSchema>;

const checklistSchema = z.object({
  tasks: z.array(taskSchema),
  /** Of the budget, due this month or late; empty for whoever must not see money. They are settled there. */
  payments: z.array(paymentSchema),
  canPay: z.boolean(),
  templates: z.array(z.enum(TEMPLATE_KEYS)),
  weddingDate: day.nullable(),
  plannedOn: day,
  /** So that every screen says the same of what is late. */
  today: day,
  members: z.array(memberSchema),
  canEdit: z.boolean(),
});

export type Checklist = z.output<typeof checklistSchema>;

const taskFields = {
  title: cleanText,
  note: cleanText,
  dueOn: day.nullable(),
  dueTime: cleanText,
  minutes: z.number().nullable(),
  place: cleanText,
  repeats: z.enum(REPEATS).nullable(),
};

const taskInput = ruledObject(taskFields, TASK_RULES);
export type TaskInput = z.output<typeof taskInput>;

const dueChange = z.object({ uuid: z.uuid(), dueOn: day.nullable(), isChosen: z.boolean() });
export type DueChange = z.output<typeof dueChange>;

/** Off the list, or back on it. */
const removal = z.object({ ...byUuid.shape, isRemoved: z.boolean() });

export const checklistContract = {
  readChecklist: route({
    method: 'GET',
    path: BASE,
    summary: 'All tasks of the wedding, with whose turn it is, comments and files',
    tag,
    access: 'signed-in',
  }).output(checklistSchema),

  addTask: route({
    method: 'POST',
    path: `${BASE}/tasks`,
    summary: 'Add an own task; the same one sent again is one task',
    tag,
    access: 'signed-in',
  })
    .input(
      ruledObject(
        {
          requestUuid: z.uuid(),
          ...taskFields,
          userUuids: z.array(z.uuid()).max(MOST_ASSIGNEES),
        },
        TASK_RULES,
      ),
    )
    .output(checklistSchema),

  saveTask: route({
    method: 'PUT',
    path: `${BASE}/tasks/{uuid}`,
    summary: 'Change a task; an older version than the newest is refused',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...byUuid.shape, version: rowId, ...taskFields }, TASK_RULES))
    .output(checklistSchema),

  tickTask: route({
    method: 'POST',
    path: `${BASE}/tasks/{uuid}/done`,
    summary: 'Tick a task, or take the tick back; one that we ticked is then left to you',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, isDone: z.boolean() }))
    .output(checklistSchema),

  moveTasks: route({
    method: 'POST',
    path: `${BASE}/tasks/move`,
    summary: 'Give tasks other days',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ changes: z.array(dueChange).min(1).max(MOST_TASKS) }))
    .output(checklistSchema),

  snoozeTask: route({
    method: 'POST',
    path: `${BASE}/tasks/{uuid}/snooze`,
    summary: 'Put a task off until a day, or bring it back',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, until: day.nullable() }))
    .output(checklistSchema),

  removeTask: route({
    method: 'POST',
    path: `${BASE}/tasks/{uuid}/remove`,
    summary: 'Take a task off the list, or put it back',
    tag,
    access: 'signed-in',
  })
    .input(removal)
    .output(checklistSchema),

  assignTask: route({
    method: 'PUT',
    path: `${BASE}/tasks/{uuid}/assignees`,
    summary: 'Whose turn it is: members of the wedding',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, userUuids: z.array(z.uuid()).max(MOST_ASSIGNEES) }))
    .output(checklistSchema),

  commentTask: route({
    method: 'POST',
    path: `${BASE}/tasks/{uuid}/comments`,
    summary: 'Write a comment; the same one sent again is one comment',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...byUuid.shape, requestUuid: z.uuid(), text: cleanText }, COMMENT_RULES))
    .output(checklistSchema),

  removeComment: route({
    method: 'POST',
    path: `${BASE}/comments/{uuid}/remove`,
    summary: 'Take an own comment back, or put it there again',
    tag,
    access: 'signed-in',
  })
    .input(removal)
    .output(checklistSchema),

  addFile: route({
    method: 'POST',
    path: `${BASE}/tasks/{uuid}/files/{name}`,
    summary: 'Attach a file: the body is the file itself, at most 10 MB',
    tag,
    access: 'signed-in',
    fileBytes: ATTACHMENT_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.object({
          uuid: z.uuid(),
          name: ruled(cleanText, required, maxLength(ATTACHMENT_LIMITS.nameLength)),
        }),
        body: z.file(),
      }),
    )
    .output(checklistSchema),

  downloadFile: route({
    method: 'GET',
    path: `${BASE}/files/{uuid}`,
    summary: 'A file of a task, for the people of the wedding',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.file()),

  removeFile: route({
    method: 'POST',
    path: `${BASE}/files/{uuid}/remove`,
    summary: 'Take a file off a task, or put it back',
    tag,
    access: 'signed-in',
  })
    .input(removal)
    .output(checklistSchema),

  savePlan: route({
    method: 'PUT',
    path: `${BASE}/plan`,
    summary: 'Choose what kind of wedding is planned; what is done, edited or your own stays',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ templates: z.array(z.enum(TEMPLATE_KEYS)).min(1).max(TEMPLATE_KEYS.length) }))
    .output(checklistSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    checklist: typeof checklistContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Somebody of this wedding changed the checklist. */
    checklist: true;
  }
}
