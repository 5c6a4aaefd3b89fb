import { createContext, use } from 'react';
import type { Checklist, ChecklistTask } from '../../contract.ts';
import type { ChecklistActions } from './use-checklist-actions.ts';

/** What every part of the screen asks for; without actions nothing can be changed. */
export interface ChecklistScope {
  list: Checklist;
  actions: ChecklistActions | undefined;
  /** The task that is open, of which there is one. */
  openTask: string | undefined;
  setOpenTask: (uuid: string | undefined) => void;
  onEdit: (task: ChecklistTask) => void;
  /** With what was typed already. */
  onAdd: (title: string) => void;
  onTick: (task: ChecklistTask, isDone: boolean) => void;
}

export const ChecklistContext = createContext<ChecklistScope | null>(null);

export function useChecklist(): ChecklistScope {
  const scope = use(ChecklistContext);
  if (!scope) throw new Error('A part of the checklist stands outside of it.');
  return scope;
}
