export { checklist } from './manifest.ts';
export { type DueTaskRow, readTaskOverview, type TaskOverview } from './read-task-overview.ts';
