import { GRID_IN } from '../../rules/snap.ts';

type Keys = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };
type RoomKey =
  | { does: 'choose'; isMore: boolean }
  | { does: 'remove' }
  | { does: 'move'; x: number; y: number };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What a key does to a thing of the room that has the focus; with Shift an arrow goes an inch instead of a step of the grid. */
export function readRoomKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Keys): RoomKey | undefined {
  if (key === 'Enter' || key === ' ') return { does: 'choose', isMore: shiftKey };
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Delete' || key === 'Backspace') return { does: 'remove' };
  const way = ARROWS[key];
  const step = shiftKey ? 1 : GRID_IN;
  return way && { does: 'move', x: way[0] * step, y: way[1] * step };
}
