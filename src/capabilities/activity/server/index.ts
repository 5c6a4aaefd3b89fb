export { activity } from './manifest.ts';
export { noteStep } from './note-step.ts';
export { readStepsOfOthers, type StepOfOther } from './read-steps.ts';
