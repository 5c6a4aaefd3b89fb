export { activity } from './manifest.ts';
export { noteStep } from './note-step.ts';
export { readStepsOfOthers } from './read-steps.ts';
