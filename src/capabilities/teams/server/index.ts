export { teams } from './manifest.ts';
export { noteTeamChange } from './note-team-change.ts';
