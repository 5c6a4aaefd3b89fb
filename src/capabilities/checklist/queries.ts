import { orpc } from '#app/orpc.ts';

export const checklistQuery = orpc.checklist.readChecklist.queryOptions();
/** Also who may do what with it, the day everything is counted from, and what is to be paid. */
export const CHECKLIST_KINDS = ['checklist', 'members', 'wedding', 'budget'] as const;
