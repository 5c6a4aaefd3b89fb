import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Board } from '../../contract/boards.contract.ts';
import { type SavedThing, savedName } from '../use-saved-actions.ts';

interface MoveMenuProps {
  thing: SavedThing;
  boards: readonly Board[];
  onMove: (board: Board) => void;
}

/** Nothing while there is one board only. */
export function MoveMenu({ thing, boards, onMove }: MoveMenuProps) {
  const others = boards.filter(({ uuid }) => uuid !== thing.boardUuid);
  if (others.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="small"
          className="mt-1 px-2.5!"
          aria-label={`Move ${savedName(thing)} to another board`}
        >
          Move
        </Button>
      }
      entries={others.map(({ uuid, name }) => ({ id: uuid, label: name, group: 'Move to' }))}
      onAction={(id) => {
        const board = others.find(({ uuid }) => uuid === id);
        if (board) onMove(board);
      }}
    />
  );
}
