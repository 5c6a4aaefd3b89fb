import { defineErrors } from '#platform/contract/errors.ts';

export const checklistErrors = defineErrors({
  'checklist.not_found': 404,
  'checklist.changed_meanwhile': 400,
  'checklist.full': 400,
  'checklist.comments_full': 400,
  'checklist.files_full': 400,
  'checklist.not_a_member': 400,
});

type ChecklistErrors = typeof checklistErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ChecklistErrors {}
}
