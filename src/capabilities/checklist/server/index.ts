export { checklist } from './manifest.ts';
export { countTasks, type DueTaskRow, readDueTasks } from './read-due-tasks.ts';
