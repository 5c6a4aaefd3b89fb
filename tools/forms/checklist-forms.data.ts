import { checklistContract } from '#capabilities/checklist/contract.ts';
import { REPEATS } from '#capabilities/checklist/rules/repeats.ts';
import { COMMENT_RULES, QUICK_RULES } from '#capabilities/checklist/rules/task-rules.ts';
import type { CommentValues } from '#capabilities/checklist/screens/checklist/comment-form.tsx';
import type { QuickValues } from '#capabilities/checklist/screens/checklist/quick-add.tsx';
import {
  NEW_TASK,
  TASK_FORM_RULES,
  type TaskValues,
  taskInput,
} from '#capabilities/checklist/screens/checklist/task-form.ts';
import { formCase } from './form-case.ts';

const CHECKLIST = 'src/capabilities/checklist/screens/checklist';
const SOMETHING = '00000000-0000-4000-8000-0000000000ff';
const MADE = 'Made by the form, so that one sent twice is one.';

export const CHECKLIST_FORMS = [
  formCase<TaskValues>({
    files: [`${CHECKLIST}/task-dialog.tsx`],
    calls: { addTask: checklistContract.addTask, saveTask: checklistContract.saveTask },
    values: {
      title: 'Walk-through at Leopold House',
      note: 'Ask where the band loads in.',
      dueOn: '09/17/2027',
      dueTime: '11:00',
      minutes: '90',
      place: 'Leopold House',
      repeats: 'WEEKLY',
    },
    choices: { repeats: ['NEVER', ...REPEATS] },
    rules: TASK_FORM_RULES,
    input: taskInput,
    beside: { uuid: SOMETHING, version: 1, requestUuid: SOMETHING, userUuids: [] },
    notTyped: {
      uuid: 'The task that was opened.',
      version: 'The one that was opened.',
      requestUuid: MADE,
      userUuids: 'Whom it is given to, pressed.',
    },
  }),
  formCase<QuickValues>({
    files: [`${CHECKLIST}/quick-add.tsx`],
    calls: { addTask: checklistContract.addTask },
    values: { title: 'Call the florist' },
    rules: QUICK_RULES,
    input: ({ title }) => ({ ...NEW_TASK, title }),
    beside: { requestUuid: SOMETHING, userUuids: [] },
    notTyped: {
      requestUuid: MADE,
      userUuids: 'Nobody at first.',
      ...{ note: 'Later.', dueOn: 'Later.', dueTime: 'Later.', minutes: 'Later.' },
      ...{ place: 'Later.', repeats: 'Later.' },
    },
  }),
  formCase<CommentValues>({
    files: [`${CHECKLIST}/comment-form.tsx`],
    calls: { commentTask: checklistContract.commentTask },
    values: { text: 'Can we count outlets on the terrace?' },
    rules: COMMENT_RULES,
    beside: { uuid: SOMETHING, requestUuid: SOMETHING },
    notTyped: { uuid: 'The task that is open.', requestUuid: MADE },
  }),
];
