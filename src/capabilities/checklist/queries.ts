import { orpc } from '#app/orpc.ts';

export const checklistQuery = orpc.checklist.readChecklist.queryOptions();
/** Also who may do what with it, and the day everything is counted from. */
export const CHECKLIST_KINDS = ['checklist', 'members', 'wedding'] as const;
