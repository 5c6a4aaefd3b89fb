import { defineStateMachine } from '#base/state-machine.ts';

export const IMPORT_STATES = ['UPLOADED', 'MAPPED', 'CHECKED', 'APPLIED', 'UNDONE'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `add` is one more file. What is discarded or too old is deleted, so no state says so. */
export type ImportEvent = 'map' | 'check' | 'add' | 'apply' | 'undo';

export const importMachine = defineStateMachine<ImportState, ImportEvent>({
  name: 'guest import',
  initial: 'UPLOADED',
  transitions: {
    UPLOADED: { map: 'MAPPED', add: 'UPLOADED' },
    MAPPED: { check: 'CHECKED', map: 'MAPPED', add: 'UPLOADED' },
    CHECKED: { check: 'CHECKED', map: 'MAPPED', add: 'UPLOADED', apply: 'APPLIED' },
    APPLIED: { undo: 'UNDONE' },
    UNDONE: {},
  },
});
