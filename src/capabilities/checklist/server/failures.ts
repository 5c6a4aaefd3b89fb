import { fail } from '#base/result.ts';
import { MOST_COMMENTS, MOST_FILES, MOST_TASKS } from '../rules/checklist-limits.ts';

export function taskMissing() {
  return fail('checklist.not_found', 'This is no longer on your checklist.');
}

export function changedMeanwhile() {
  return fail(
    'checklist.changed_meanwhile',
    'Someone else just changed this task. Close it and open it again to see the latest.',
  );
}

export function checklistFull() {
  return fail('checklist.full', `A checklist can have up to ${MOST_TASKS} tasks.`);
}

export function commentsFull() {
  return fail('checklist.comments_full', `A task can have up to ${MOST_COMMENTS} comments.`);
}

export function filesFull() {
  return fail('checklist.files_full', `A task can have up to ${MOST_FILES} files.`);
}

export function assigneeUnknown() {
  return fail('checklist.not_a_member', 'They’re no longer part of your wedding.');
}
