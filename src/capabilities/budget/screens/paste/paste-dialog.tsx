import type { Desk } from '../budget/desk.ts';
export function PasteDialog(_: { desk: Desk; text: string; onClose: () => void }) {
  return null;
}
